/// <reference types="vite/client" />
import type { CatalogueResort, PackedCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { unpackCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { createAppRouter } from '../../../../web/src/app/router.tsx';
import { LiveDataProvider } from '../../../../web/src/lib/live-data.tsx';
import { liveRequest } from '../../../../web/src/lib/live-request.ts';
import { createLiveStore } from '../../../../web/src/lib/live-store.ts';
import { SessionContext } from '../../../../web/src/lib/session.tsx';
import { GlobalStyle } from '../../../../web/src/theme/global-style.ts';
import { theme } from '../../../../web/src/theme/theme.ts';
import { DialogsProvider } from '../../../../web/src/ui/overlay/dialogs-provider.tsx';

/**
 * The whole site over a directory that is already there: everything as visitors have it, without
 * Firebase behind it and without typefaces.
 */
const open = async (): Promise<void> => {
  const response = await fetch('/catalogue.json');
  // Packed by the benchmark itself.
  const resorts: CatalogueResort[] | null = unpackCatalogue(
    (await response.json()) as PackedCatalogue,
  );
  const root = document.getElementById('root');
  if (resorts === null || root === null) throw new Error('There is no directory to search.');
  const store = createLiveStore();
  const request = liveRequest('catalogue', {});
  store.subscribe(request, () => {});
  store.publish(request.key, resorts);
  createRoot(root).render(
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <SessionContext value={{ session: { status: 'signed-out' }, begin: () => {} }}>
        <LiveDataProvider store={store}>
          <DialogsProvider>
            <RouterProvider router={createAppRouter()} />
          </DialogsProvider>
        </LiveDataProvider>
      </SessionContext>
    </ThemeProvider>,
  );
};

await open();
