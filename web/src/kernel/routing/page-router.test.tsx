import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  Link,
  Outlet,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useBlocker,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { pageRouter } from './page-router.ts';
import { SiteRouter } from './address-now.tsx';

type Loaded = { Component: () => React.ReactNode };

/** The code of a page that arrives when the test says so. */
const lateLoad = () => {
  let [resolve, reject]: [(code: Loaded) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<Loaded>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
};

function Frame() {
  return (
    <>
      <output>{useNavigation().state}</output>
      <Outlet />
    </>
  );
}

function Failed() {
  return `failed: ${String(useRouteError())}`;
}

function Guarded() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.search === '');
  return (
    <>
      <Link to="/one">leave</Link>
      <Link to="?stay">stay</Link>
      <button type="button" onClick={() => blocker.proceed?.()}>
        {blocker.state}
      </button>
      <button type="button" onClick={() => blocker.reset?.()}>
        reset
      </button>
    </>
  );
}

const One = (): string => 'page one';
const Numbered = (): string => `number ${useParams()['number'] ?? ''}`;

const open = (
  late: readonly ReturnType<typeof lateLoad>[],
  visited: readonly string[] = ['/one'],
) => {
  const queue = [...late];
  const routes: RouteObject[] = [
    {
      path: '/',
      Component: Frame,
      HydrateFallback: () => 'first moment',
      children: [
        {
          ErrorBoundary: Failed,
          children: [
            { path: 'one', Component: One },
            { path: 'guarded', Component: Guarded },
            {
              path: 'late',
              lazy: () => queue.shift()?.promise ?? Promise.reject(new Error('gone')),
            },
            { path: ':number', Component: Numbered },
          ],
        },
      ],
    },
  ];
  const history = createMemoryHistory({ initialEntries: [...visited] });
  const router = pageRouter(routes, history);
  render(<SiteRouter router={router} />);
  return {
    router,
    go: async (to: string | number): Promise<void> => {
      await act(async () => {
        // The types name a number and an address apart.
        void (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
        await Promise.resolve();
      });
    },
    address: (): string => `${history.location.pathname}${history.location.search}`,
  };
};

const Late = (): string => 'late page';

it('changes the address when the code of the page is there, and says meanwhile that it loads', async () => {
  const code = lateLoad();
  const { go, address } = open([code]);
  await go('/late');
  expect([address(), document.body.textContent]).toEqual(['/one', 'loadingpage one']);
  await act(async () => code.resolve({ Component: Late }));
  expect([address(), document.body.textContent]).toEqual(['/late', 'idlelate page']);
  await go('/one');
  await go(-1);
  expect(document.body.textContent).toBe('idlelate page');
});

it('forgets a page that is still loading when another one is wanted', async () => {
  const code = lateLoad();
  const { go, address } = open([code]);
  await go('/late');
  await go('/7');
  await act(async () => code.resolve({ Component: Late }));
  expect([address(), document.body.textContent]).toEqual(['/7', 'idlenumber 7']);
});

it('shows that code could not be loaded, and tries again', async () => {
  const [first, second] = [lateLoad(), lateLoad()];
  const { go } = open([first, second]);
  await go('/late');
  await act(async () => first.reject(new Error('offline')));
  expect(document.body.textContent).toBe('idlefailed: Error: offline');
  await go('/one');
  expect(document.body.textContent).toBe('idlepage one');
  await go('/late');
  await act(async () => second.resolve({ Component: Late }));
  expect(document.body.textContent).toBe('idlelate page');
});

it('shows the fallback until the code of the first page is there', async () => {
  const code = lateLoad();
  open([code], ['/late']);
  expect(document.body.textContent).toBe('first moment');
  await act(async () => code.resolve({ Component: Late }));
  expect(document.body.textContent).toBe('idlelate page');
});

it.each([
  ['a link', () => fireEvent.click(screen.getByText('leave'))],
  ['Back', null],
] as const)('asks before %s leaves a guarded page', async (_, press) => {
  const { go, address } = open([], ['/one', '/guarded']);
  const leave = async (): Promise<void> =>
    press === null ? go(-1) : act(async () => void press());
  await leave();
  expect([address(), screen.getByText('blocked')]).toEqual(['/guarded', expect.anything()]);
  await act(async () => void fireEvent.click(screen.getByText('reset')));
  await act(async () => void fireEvent.click(screen.getByText('stay')));
  expect(address()).toBe('/guarded?stay');
  await leave();
  // Back leads to the same page without its query.
  expect(address()).toBe('/guarded?stay');
  await act(async () => void fireEvent.click(screen.getByText('blocked')));
  expect(address()).toBe(press === null ? '/guarded' : '/one');
});

it('keeps the position of each page, and begins new ones at the top', async () => {
  const { go, router } = open([]);
  const positions: Record<string, number> = {};
  let now = 300;
  router.enableScrollRestoration(positions, () => now);
  await go('/7');
  expect(router.state.restoreScrollPosition).toBeNull();
  now = 40;
  await go(-1);
  expect(router.state.restoreScrollPosition).toBe(300);
  await go(1);
  expect(router.state.restoreScrollPosition).toBe(40);
});

it('stays on the site, whatever an address looks like', async () => {
  const { go, address } = open([]);
  await go('//elsewhere.example');
  expect(address()).toBe('/elsewhere.example');
  const assign = vi.spyOn(window.history, 'pushState');
  const router = pageRouter([{ path: '*', Component: One }], createBrowserHistory());
  await router.navigate(String.raw`/\elsewhere.example`);
  expect(assign.mock.calls.map(([, , url]) => url)).toEqual(['/elsewhere.example']);
  router.dispose();
});
