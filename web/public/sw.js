// Keeps the client itself, so that it opens without a network. It never loads a page anew and never answers for the server:
// /api, /docs and sockets go their own way; what a page keeps of the server's answers it keeps itself (core/kept.svelte.ts).
// Built files carry a hash in their name, so a kept one is never stale; a page is asked for first, so a new release is taken.
const CACHE = 'arenarium-client';
const SEEN = 'arenarium-seen';
const BUILT = 400; // files of a few releases: a page that is open still finds the parts of its own

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== SEEN).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function built(request) {
  const cache = await caches.open(CACHE);
  const hit = await cache.match(request);
  if (hit) return hit;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
    await Promise.all(files.slice(0, -BUILT).map((old) => cache.delete(old)));
  }
  return answer;
}

async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

// What a page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.loaded) ? event.data.loaded : [];
  event.waitUntil(Promise.all(files.map((file) => built(new Request(file)).catch(() => undefined))));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(built(event.request));
  else if (event.request.mode === 'navigate' && !/^\/(api|docs)(\/|$)/.test(url.pathname)) event.respondWith(page(event.request));
});
