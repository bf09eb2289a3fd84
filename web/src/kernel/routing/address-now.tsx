import { createContext, use, useMemo } from 'react';
import { type DataRouter, type Location, RouterProvider } from 'react-router-dom';

/** Tells the address as it is at the moment of asking. */
export type AddressNow = () => Location;

const AddressNowContext = createContext<AddressNow | null>(null);

/** An address that a navigation is on its way to counts already, as long as the page stays. */
const addressOf = ({ state }: DataRouter): Location => {
  const { location, navigation } = state;
  const next = navigation.location;
  return next?.pathname === location.pathname ? next : location;
};

/**
 * The pages of a router, which can ask it for the address of this very moment. What a component has
 * read while rendering may be older: a navigation is drawn when there is time for it.
 */
export function SiteRouter({ router }: { router: DataRouter }) {
  const now = useMemo(() => () => addressOf(router), [router]);
  return (
    <AddressNowContext value={now}>
      <RouterProvider router={router} />
    </AddressNowContext>
  );
}

/** For event handlers; rendering reads `useLocation` and is then told of changes. */
export const useAddressNow = (): AddressNow => {
  const now = use(AddressNowContext);
  if (now === null) throw new Error('There is no SiteRouter around this component.');
  return now;
};
