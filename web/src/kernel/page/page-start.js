// Written into the head of every rendered page, behind its styles (src/app/server/page-document.ts):
// what can be read and seen comes first. It is a part of each page, so every word of it counts.
{
  /** A picture or font that does not arrive must not keep the page from responding, milliseconds. */
  const LONGEST_WAIT_MS = 4000;
  /** How far browsers lay out ahead, in windows from the top of one. */
  const AHEAD = 2.5;
  /** Says in the storage of the browser that it has the fonts. */
  const KEPT = 'fontsKept';

  // A frame callback runs before its frame is painted, and the task after it when it is.
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });

  // What is just below the window of a phone is laid out once, in the fonts that stay, one part in a
  // frame; all of it when someone goes there first.
  const { dataset } = document.documentElement;
  if (dataset.arriving === '') dataset.arriving = 'top';
  const showBelow = () => {
    if (dataset.arriving === 'top') dataset.arriving = '';
  };
  const showPartsBelow = async () => {
    for (const part of document.querySelectorAll('[data-below]')) {
      const { top, left } = part.getBoundingClientRect();
      if (top > innerHeight * AHEAD) break;
      // Only phones leave it out (`data-arriving` in global-css.ts), until someone goes there. What is
      // beside the window waits.
      if (left > innerWidth || getComputedStyle(part).contentVisibility !== 'hidden') continue;
      part.dataset.near = '';
      await nextFrame();
    }
    showBelow();
  };

  // At a first visit text is painted in fonts of the device and changes to those of the site, which have
  // the same metrics, so that no page and picture waits for them. Later the browser keeps the fonts.
  // Those of Latin letters come first, and what the page needs besides; others are left out.
  const fonts = document.querySelectorAll('style[media]:not([data-later])');
  // Each change of the fonts lays out all of the page, so those of Latin text, which every page has, wait
  // for each other; `load-later-fonts.ts` sees to the others. One that is not loaded costs the page a stand-in
  // for each size of its text.
  let hasFonts = false;
  const applyFonts = async () => {
    if (hasFonts) return;
    hasFonts = true;
    const faces = [...fonts[0].sheet.cssRules].map(({ style }) => {
      const read = (name) => style.getPropertyValue(name);
      return new FontFace(read('font-family').replaceAll(/["']/g, ''), read('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
      });
    });
    await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
  };

  // Scripts in the order in which they need each other, and data. They are asked for when everything else
  // of the page has arrived and is painted, or as soon as someone uses it. Each script runs in a task
  // of its own, because all at once hold up a slow phone.
  const files = document.querySelector('meta[name="page-files"]').content.split(' ');
  const isScript = (href) => href.endsWith('.js');
  const run = ([href, ...others]) => {
    if (isScript(href)) void import(href).then(() => setTimeout(run, 0, others));
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    showBelow();
    void applyFonts();
    for (const href of files) {
      if (isScript(href)) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      } else if (href !== '') {
        // The browser keeps it for the script that reads it.
        void fetch(href);
      }
    }
    run([...files, '']);
    try {
      localStorage.setItem(KEPT, '');
    } catch {
      // Storage is full or forbidden: the next visit is like a first one.
    }
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  addEventListener('scroll', showBelow, true);
  setTimeout(begin, LONGEST_WAIT_MS);

  // A page in the background paints nothing; there the time is the limit.
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  try {
    if (KEPT in localStorage) {
      hasFonts = true;
      for (const sheet of fonts) sheet.media = 'all';
    }
  } catch {
    // Storage is forbidden: see above.
  }
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve);
  });
  // One after the other, so that nothing that is seen waits for what comes after it.
  const arrive = async () => {
    await painted;
    await applyFonts();
    await nextFrame();
    await showPartsBelow();
    await loaded;
    await nextFrame();
    begin();
  };
  void arrive();
}
