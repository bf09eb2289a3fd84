import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from '../app/router.tsx';
import { SiteRouter } from '../kernel/routing/address-now.tsx';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { SessionContext } from '../kernel/session/session.tsx';
import { givenSession } from './given-session.ts';
import { DialogsProvider, loadDialogs } from '../design/overlay/dialogs-provider.tsx';
import { liveStoreWith } from './live-store-with.ts';

await loadDialogs();

/** The site for a visitor with the directory of '/rows.json' and no server: for benches. */
const response = await fetch('/rows.json');
// Written by the bench that serves this page.
const catalogue = (await response.json()) as CatalogueResort[];

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <SessionContext value={givenSession({ status: 'signed-out' })}>
    <LiveDataProvider store={liveStoreWith({ catalogue })}>
      <DialogsProvider>
        <SiteRouter router={createAppRouter({ isRendered: false })} />
      </DialogsProvider>
    </LiveDataProvider>
  </SessionContext>,
);
