/** Paths of this site's files that the page has loaded so far. */
const loadedPaths = (): string[] => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const addresses = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...links.map(({ href }) => href),
    ...scripts.map(({ src }) => src),
  ];
  const paths = addresses
    .map((address) => new URL(address, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
};

/**
 * Makes the site open without a network from now on, with all code loaded so far
 * (`public/service-worker.js`). In a browser that keeps nothing, it needs a network to open.
 * Never throws.
 */
export const keepForOfflineStart = async (): Promise<void> => {
  // In development every file changes under its name.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // A worker of another origin is not possible; nothing is passed on.
    active?.postMessage({ paths: loadedPaths() }, []);
  } catch {
    // A private window, or storage that is forbidden.
  }
};
