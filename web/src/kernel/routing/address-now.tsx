import { type ReactNode, createContext, use, useMemo } from 'react';
import { type DataRouter, type Location, RouterProvider } from 'react-router-dom';

/** Returns the address at the time of the call; `ahead`, the one that a reader who leaves is going to. */
export type AddressNow = (ahead?: 'ahead') => Location;

const AddressNowContext = createContext<AddressNow | null>(null);

/** The target of a running navigation counts already, if it stays on this page or `ahead` is wanted. */
const addressOf = ({ state }: DataRouter, ahead?: 'ahead'): Location => {
  const { location, navigation } = state;
  const next = navigation.location;
  return next && (ahead || next.pathname === location.pathname) ? next : location;
};

/**
 * The pages of a router, with the current address for event handlers. What a component has read
 * while rendering may be older, because React renders a navigation when there is time.
 */
export function SiteRouter({ router }: { router: DataRouter }) {
  const now = useMemo<AddressNow>(() => (ahead) => addressOf(router, ahead), [router]);
  return (
    <AddressNowContext value={now}>
      <RouterProvider router={router} />
    </AddressNowContext>
  );
}

type StaticAddressProps = { location: Location; children: ReactNode };

/** The same around a page that a server renders, where nothing navigates. */
export function StaticAddress({ location, children }: StaticAddressProps) {
  const now = useMemo(() => () => location, [location]);
  return <AddressNowContext value={now}>{children}</AddressNowContext>;
}

/** For event handlers; rendering uses `useLocation`, which follows changes. */
export const useAddressNow = (): AddressNow => {
  const now = use(AddressNowContext);
  if (now === null) throw new Error('There is no SiteRouter around this component.');
  return now;
};
