/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icons:*' {
  const bodies: Readonly<Record<string, string>>;
  export default bodies;
}

declare module 'locale:languages' {
  type Text = () => Promise<{ default: string }>;
  /** See locale-plugin.ts: `lacks` are the parts that must be filled up from the fallback. */
  const languages: readonly { code: string; name: string; letters: string; lacks: readonly string[]; names: Text; parts: Readonly<Record<string, Text>> }[];
  export default languages;
}
