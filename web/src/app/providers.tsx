import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { nestedConditions } from '../design/theme/nested-conditions.ts';
import type { LiveStore } from '../kernel/live/live-store.ts';
import { PageTimeContext } from '../kernel/time/page-time.ts';
import { Today } from '../kernel/time/today.tsx';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { SessionProvider } from '../kernel/session/session.tsx';
import { DialogsProvider } from '../design/overlay/dialogs-provider.tsx';

type ProvidersProps = {
  children: ReactNode;
  /** A store that is filled already, where a server renders; else the page's own. */
  store?: LiveStore;
  /** When a server rendered the page, milliseconds since 1970; null where none did. */
  renderedAt: number | null;
};

const STYLIS_PLUGINS = [nestedConditions];

/** The providers of every page. */
export function Providers({ children, store, renderedAt }: ProvidersProps) {
  return (
    <StyleSheetManager stylisPlugins={STYLIS_PLUGINS}>
      <PageTimeContext value={renderedAt}>
        <Today>
          <SessionProvider>
            <LiveDataProvider {...(store === undefined ? {} : { store })}>
              <DialogsProvider>{children}</DialogsProvider>
            </LiveDataProvider>
          </SessionProvider>
        </Today>
      </PageTimeContext>
    </StyleSheetManager>
  );
}
