// The service worker (docs/decisions/0071). It keeps the files of one build, so that every screen opens without a
// network. It keeps no answer of the API and nothing about anybody. build/offline-files.ts puts the build in.
const { id, files } = BUILD;
const cacheName = `build-${id}`;

/** The page itself and what it names beside its hashed files. Their names stay, so the server is asked first. */
const shell = '/';
/** What the server answers by itself: its interface, and the pages that it renders. */
const servers = /^\/(api|empleo|inicio|hospitales|en|robots|sitemap)/;
const unhashed = ['/first.js', '/favicon.svg'];

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (!servers.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request));
  else if (unhashed.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

/** One after the other, so that somebody who uses the page at the same time does not wait for it. */
async function fill() {
  const cache = await caches.open(cacheName);
  for (const file of [...files, ...unhashed, shell]) {
    const before = file.startsWith('/assets/') && (await caches.match(file, { ignoreVary: true }));
    const answer = before || (await fetch(file, { priority: 'low', credentials: 'omit' }));
    if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
    await cache.put(file, answer);
  }
}

/** A new build waits until no tab of the old one is open, so nobody misses the files that are thrown away here. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Always the server's page where there is a server: the kept one is only better than none. */
async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const page = await kept(shell);
    if (page) return page;
    throw failure;
  }
}

/** Hashed names never change what they hold. */
const openFile = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

const kept = async (path) => (await caches.open(cacheName)).match(path, { ignoreVary: true });
