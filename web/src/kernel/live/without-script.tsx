import { createContext, type ReactNode, use } from 'react';
import { LiveStoreContext } from './live-store-context.ts';
import type { LiveStore } from './live-store.ts';

/**
 * The store of what only readers without script see, while a server renders; null in the browser.
 */
export const WithoutScriptStore = createContext<LiveStore | null>(null);

/**
 * What is shown where no script runs. Only a server renders it: React leaves `<noscript>` empty in the
 * browser. Live data that are read only here do not travel with the page. Where the children have
 * code of their own, `{import.meta.env.SSR && …}` keeps it out of the browser's scripts.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const store = use(WithoutScriptStore);
  return (
    <noscript>
      {store !== null && <LiveStoreContext value={store}>{children}</LiveStoreContext>}
    </noscript>
  );
}
