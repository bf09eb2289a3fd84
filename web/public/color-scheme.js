// Runs before the first paint, as a file because the page's policy forbids inline scripts.
// The rule is the one of src/design/theme/color-scheme.ts; a test keeps the two together.
try {
  const choice = localStorage.getItem('colorScheme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  // Who used the browser last: the page keeps room for what is theirs (src/shared/identity/by-reader.tsx).
  if (localStorage.getItem('sessionHint') !== null)
    document.documentElement.dataset.reader = 'member';
} catch {
  // Storage is forbidden: the system's scheme holds.
}

// The scene of the home page has the light of this hour (src/features/home/scene/hero-scene.tsx).
document.documentElement.dataset.hour = new Date().getHours();

// What is below the window of a page that opens at its top is laid out a little later
// (src/kernel/page/whole-page.ts); one that opens elsewhere needs all of its heights.
if (performance.getEntriesByType?.('navigation')[0]?.type === 'navigate' && location.hash === '') {
  document.documentElement.dataset.arriving = '';
}

// Until the scripts of the page run, a button does nothing: the last one that is pressed meanwhile is
// pressed again then (src/kernel/page/early-use.ts).
{
  const presses = {
    last: null,
    note: (event) => {
      presses.last = event.target;
    },
  };
  window.earlyPresses = presses;
  window.addEventListener('click', presses.note, true);
}
