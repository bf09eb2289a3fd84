import type { ReactNode } from 'react';
import { LiveDataProvider } from '../lib/live-data.tsx';
import { SessionProvider } from '../lib/session.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { DialogsProvider } from '../ui/overlay/dialogs-provider.tsx';

/** Everything that lies around all pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      <SessionProvider>
        <LiveDataProvider>
          <DialogsProvider>{children}</DialogsProvider>
        </LiveDataProvider>
      </SessionProvider>
    </ThemeRoot>
  );
}
