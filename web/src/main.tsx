import './trusted-scripts.ts';
import './taking-over/styles-taken-over.ts';
import { openSite } from './app/open-site.tsx';
import { startReporting } from './kernel/page/report-errors.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

startReporting();

// In tasks of their own: what the modules did until here has held up a slow phone for long enough.
setTimeout(() => {
  void import('react-dom/client').then((dom) => setTimeout(() => void openSite(root, dom)));
});
