import './write-for-reader.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { SiteRouter } from './lib/address-now.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

createRoot(root, {
  // What a boundary caught is shown to the reader where it happened; see `RouteError` and the
  // live data sources.
  onCaughtError: () => {},
}).render(
  <StrictMode>
    <Providers>
      <SiteRouter router={createAppRouter()} />
    </Providers>
  </StrictMode>,
);
