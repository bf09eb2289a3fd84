import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ROUTES } from '../app/router.tsx';
import { SiteRouter } from '../kernel/routing/address-now.tsx';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import type { LiveStore } from '../kernel/live/live-store.ts';
import type { Session, SignedIn } from '../kernel/session/session-of-user.ts';
import { SessionContext } from '../kernel/session/session.tsx';
import { givenSession } from './given-session.ts';
import { TodayContext } from '../kernel/time/today.tsx';
import { DialogsProvider, loadDialogs } from '../design/overlay/dialogs-provider.tsx';
import * as dismissTimer from '../design/overlay/use-dismiss-timer.ts';
import { type LiveFixture, MEMBER_UID, liveStoreWith } from './live-store-with.ts';

// The code of every page is loaded before a test starts: on a busy machine it takes longer than a
// test waits for a heading.
void import.meta.glob(['../{app,design,features,shared}/**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
});
await loadDialogs();

/** A Wednesday; the suggested stay of 6 nights has two weekend nights. */
export const TEST_TODAY = '2026-12-02';

/** A member who is signed in. */
export const aMember = (over: Partial<SignedIn> = {}): SignedIn => ({
  status: 'signed-in',
  uid: MEMBER_UID,
  email: 'member@example.com',
  name: 'Demo Member',
  photoUrl: '',
  isAdmin: false,
  secondFactor: 'not-needed',
  emailVerified: true,
  ...over,
});

type RouteOptions = {
  session?: Session | undefined;
  live?: LiveFixture | undefined;
  /** Instead of `live`, when the test changes what is shown later. */
  store?: LiveStore | undefined;
  /** Addresses visited before. */
  before?: readonly string[] | undefined;
};

/** Opens an address of the site with its real routes, layout and providers, but no network. */
export const renderRoute = (path: string, options: RouteOptions = {}) => {
  // Toasts close after a second or two, before a test on a busy machine looks. Here they stay until
  // they are closed; `dialogs-provider.test.tsx` tests that they close.
  vi.spyOn(dismissTimer, 'useDismissTimer').mockImplementation(() => {});
  const session: Session = options.session ?? { status: 'signed-out' };
  const entries = [...(options.before ?? []), path];
  const router = createMemoryRouter(ROUTES, {
    initialEntries: entries,
    initialIndex: entries.length - 1,
  });
  const store = options.store ?? liveStoreWith(options.live ?? {});
  render(
    <SessionContext value={givenSession(session)}>
      <LiveDataProvider store={store}>
        <TodayContext value={TEST_TODAY}>
          <DialogsProvider>
            <SiteRouter router={router} />
          </DialogsProvider>
        </TodayContext>
      </LiveDataProvider>
    </SessionContext>,
  );
  return {
    router,
    store,
    /** The address in the bar. */
    address: (): string => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
  };
};
