// Written into the head of every rendered page, behind its styles (src/app/server/page-document.ts):
// what can be read and seen comes first.
{
  /** A picture that does not arrive must not keep the page from responding, milliseconds. */
  const LONGEST_WAIT_MS = 4000;
  /** What a reader does with a page. */
  const SIGNS = ['pointerdown', 'touchstart', 'keydown'];
  /** Says in the storage of the browser that it has the fonts. */
  const KEPT = 'fontsKept';

  const named = (name) =>
    (document.querySelector(`meta[name="${name}"]`)?.content ?? '').split(' ').filter(Boolean);

  const ask = (href, rel, as) => {
    const link = Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' });
    document.head.append(link);
  };

  // At a first visit text is painted in fonts of the device and changes to those of the site, which have
  // the same metrics, so that no page and picture waits for them. Later the browser keeps the fonts.
  const fonts = document.querySelector('style[media]');
  const applyFonts = () => {
    if (fonts !== null) fonts.media = 'all';
  };
  const noteFonts = async () => {
    await document.fonts.ready;
    try {
      localStorage.setItem(KEPT, '');
    } catch {
      // Storage is full or forbidden: the next visit is like a first one.
    }
  };

  // The scripts of the page are asked for when everything else of it has arrived and is painted, or as
  // soon as someone uses it. They are named in the order in which they need each other, and each one
  // runs in a task of its own, because all at once hold up a slow phone.
  const runAll = async (scripts) => {
    for (const href of scripts) {
      // One after the other.
      // oxlint-disable-next-line no-await-in-loop
      await import(href);
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    applyFonts();
    void noteFonts();
    const scripts = named('page-scripts');
    for (const href of scripts) ask(href, 'modulepreload', 'script');
    for (const href of named('page-bytes')) ask(href, 'preload', 'fetch');
    void runAll(scripts);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  setTimeout(begin, LONGEST_WAIT_MS);

  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve);
  });
  // A page in the background paints nothing; there the time is the limit.
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  // A frame callback runs before its frame is painted, so the task after the second one runs when
  // everything that has arrived is.
  void Promise.all([loaded, painted]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))),
  );

  let areKept = false;
  try {
    areKept = localStorage.getItem(KEPT) !== null;
  } catch {
    // Storage is forbidden: see above.
  }
  if (areKept) applyFonts();
  else void painted.then(applyFonts);
}
