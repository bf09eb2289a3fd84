import type { ReactNode } from 'react';
import type { LiveStore } from '../kernel/live/live-store.ts';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { RoleWatch } from './role-watch.ts';
import { SessionProvider } from '../kernel/session/session.tsx';
import { ThemeRoot } from '../design/theme/theme-root.tsx';
import { DialogsProvider } from '../design/overlay/dialogs-provider.tsx';

type ProvidersProps = {
  children: ReactNode;
  /** A store that is filled already, where a server renders; else the page's own. */
  store?: LiveStore;
};

/** The providers of every page. */
export function Providers({ children, store }: ProvidersProps) {
  return (
    <ThemeRoot>
      <SessionProvider>
        <LiveDataProvider {...(store === undefined ? {} : { store })}>
          <RoleWatch />
          <DialogsProvider>{children}</DialogsProvider>
        </LiveDataProvider>
      </SessionProvider>
    </ThemeRoot>
  );
}
