// Keeps the game for playing without a line. Each build has a cache of its own; the old ones go when it takes over.

const BUILD = null/*build*/;
const FILES = null/*files*/;
const NAME = `right-bower-${BUILD}`;

/** The parts that carry the build they belong to in their address. */
const ofBuild = (file) => (/^right-bower[^/]*$/.test(file) ? `${file}?${BUILD}` : file);

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(NAME);
    // The page has just loaded most of these: what the browser has and the server confirms does not travel again.
    await cache.addAll(["./", ...FILES.map(ofBuild)].map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("right-bower-") && name !== NAME).map((name) => caches.delete(name)));
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin || request.headers.has("range")) return;
  event.respondWith(answer(request));
});

/**
 * The large parts carry the build they belong to, so the cache of that build answers for them. Everything else may be
 * newer on the line: the cache answers where the line does not.
 */
async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = () => cache.match(request, { ignoreSearch: true });
  if (new URL(request.url).search === `?${BUILD}`) return (await kept()) ?? fetch(request);
  const response = await fetch(request).catch(() => null);
  return response?.ok ? response : ((await kept()) ?? response ?? Response.error());
}
