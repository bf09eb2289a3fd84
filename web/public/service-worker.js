// Lets members open the site without a network: its shell, and the files of code that it has used. It
// keeps nothing else, and nothing that belongs to a person. Registered by src/kernel/page/offline-start.ts.
const PAGE = 'page';
const FILES = 'files';

/** Change with the site or the machine, so they are asked for whenever there is a network. */
const CHANGING = new Set([
  '/color-scheme.js',
  '/favicon.svg',
  '/emulators.json',
  '/__/firebase/init.json',
]);

/** Carry a hash in their names, so they never change. */
const isFile = (path) => path.startsWith('/assets/');

/** Opens every address; the pages that a server renders are not kept. */
const SHELL = '/shell.html';

/** Keeps the shell as it is now; another one than before has other files. */
const keepShell = async () => {
  const answer = await fetch(SHELL);
  if (!answer.ok) return;
  const cache = await caches.open(PAGE);
  const before = await (await cache.match(SHELL))?.text();
  const text = await answer.clone().text();
  if (before !== undefined && before !== text) await caches.delete(FILES);
  await cache.put(SHELL, answer);
};

const keptShell = async () => (await caches.open(PAGE)).match(SHELL);

const pageFor = async (request, answerOnTheWay) => {
  try {
    const answer = (await answerOnTheWay) ?? (await fetch(request));
    return answer.status < 500 ? answer : ((await keptShell()) ?? answer);
  } catch (error) {
    const kept = await keptShell();
    if (kept === undefined) throw error;
    return kept;
  }
};

const changing = async (request, path) => {
  const cache = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(path);
    if (kept === undefined) throw error;
    return kept;
  }
};

const file = async (request) => {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

self.addEventListener('install', () => void self.skipWaiting());
// A page is asked for while this worker starts, which takes a phone a while.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (CHANGING.has(pathname)) event.respondWith(changing(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(pageFor(request, event.preloadResponse));
  else if (isFile(pathname)) event.respondWith(file(request));
});

/** The shell first: another one than before empties the files. */
const keep = async (paths) => {
  await Promise.allSettled([keepShell(), ...[...CHANGING].map((path) => changing(path, path))]);
  await Promise.allSettled(paths.filter(isFile).map(file));
};

// What a page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data.paths));
});
