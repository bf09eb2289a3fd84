// Runs before the first paint, as a file because the page's policy forbids inline scripts.
// The rule is the one of src/design/theme/color-scheme.ts; a test keeps the two together.
try {
  const choice = localStorage.getItem('colorScheme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is forbidden: the system's scheme holds.
}
