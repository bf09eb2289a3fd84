import './trusted-scripts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { SiteRouter } from './kernel/routing/address-now.tsx';
import { reportError, startReporting } from './kernel/page/report-errors.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

startReporting();

createRoot(root, {
  // The reader sees caught errors where they happened: see `RouteError` and the live data sources.
  onCaughtError: reportError,
  onUncaughtError: reportError,
}).render(
  <StrictMode>
    <Providers>
      <SiteRouter router={createAppRouter()} />
    </Providers>
  </StrictMode>,
);
