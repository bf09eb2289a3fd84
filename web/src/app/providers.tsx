import type { ReactNode } from 'react';
import { LiveDataProvider } from '../lib/live-data.tsx';
import { RoleWatch } from '../lib/role-watch.ts';
import { SessionProvider } from '../lib/session.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { DialogsProvider } from '../ui/overlay/dialogs-provider.tsx';

/** Everything that lies around all pages. */
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
