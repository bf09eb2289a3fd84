import type { ReactNode } from 'react';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { RoleWatch } from './role-watch.ts';
import { SessionProvider } from '../kernel/session/session.tsx';
import { ThemeRoot } from '../design/theme/theme-root.tsx';
import { DialogsProvider } from '../design/overlay/dialogs-provider.tsx';

/** The providers of every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      <SessionProvider>
        <LiveDataProvider>
          <RoleWatch />
          <DialogsProvider>{children}</DialogsProvider>
        </LiveDataProvider>
      </SessionProvider>
    </ThemeRoot>
  );
}
