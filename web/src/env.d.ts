/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icons:*' {
  const bodies: Readonly<Record<string, string>>;
  export default bodies;
}

declare module 'names:*' {
  const text: string;
  export default text;
}
