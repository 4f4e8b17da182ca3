import '@fontsource/marcellus-sc/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { letters } from './core/fonts.ts';
import { ready } from './core/i18n.svelte.ts';
import { settings } from './core/settings.svelte.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

settings.keep();
await Promise.all([ready(), letters(settings.lang)]);
const app = document.getElementById('app')!;
app.replaceChildren(); // the sign that something is coming: see index.html
mount(App, { target: app });

if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ loaded: performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(`${location.origin}/assets/`)) }))
    .catch(() => undefined); // plain HTTP on a LAN has no workers; all else works
