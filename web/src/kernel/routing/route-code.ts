import { type ComponentType, createElement } from 'react';
import type { DataRouter, RouteObject } from 'react-router-dom';

type Route = DataRouter['routes'][number];
type Matches = DataRouter['state']['matches'];
type Parts = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'HydrateFallback'>;

const elementOf = (Part: ComponentType | null | undefined): object | null =>
  Part === null || Part === undefined ? null : createElement(Part);

/** Made once: React leaves out what is the same element as before. */
const elementsOf = ({ Component, ErrorBoundary, HydrateFallback }: Parts): object => ({
  Component: undefined,
  ErrorBoundary: undefined,
  HydrateFallback: undefined,
  ...(Component && { element: elementOf(Component) }),
  ...(ErrorBoundary && { errorElement: elementOf(ErrorBoundary), hasErrorBoundary: true }),
  ...(HydrateFallback && { hydrateFallbackElement: elementOf(HydrateFallback) }),
});

/** The routes as React Router renders them, each with its place as its name in `byId`. */
export const preparedRoutes = (
  routes: readonly RouteObject[],
  byId: Record<string, Route>,
  place: readonly number[] = [],
): Route[] =>
  routes.map((route, at) => {
    const here = [...place, at];
    const children = route.children && preparedRoutes(route.children, byId, here);
    // One of the two kinds of routes, as `route` is: the compiler does not follow which one.
    const prepared = { ...route, ...elementsOf(route), id: here.join('-'), children } as Route;
    byId[prepared.id] = prepared;
    return prepared;
  });

/** True where the code of a page is not there yet. */
export const isWaiting = ({ route }: Matches[number]): boolean => typeof route.lazy === 'function';

const loadCode = async ({ route }: Matches[number]): Promise<void> => {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, elementsOf(loaded), { lazy: undefined });
};

/** Loads the code of pages. Returns null, or what failed, by the route that shows it. */
export const loadAll = async (matches: Matches): Promise<Record<string, unknown> | null> => {
  const results = await Promise.allSettled(matches.map(loadCode));
  const failed = results.findIndex(({ status }) => status === 'rejected');
  const result = results[failed];
  if (result?.status !== 'rejected') return null;
  const around = matches.slice(0, failed + 1).toReversed();
  const { route } = around.find((match) => match.route.hasErrorBoundary) ?? matches[0] ?? {};
  return { [route?.id ?? '']: result.reason };
};
