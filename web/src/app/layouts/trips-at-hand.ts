import { useEffect } from 'react';
import { keepForOfflineStart } from '../../kernel/page/offline-start.ts';
import { whenIdle } from '../../kernel/page/when-idle.ts';

/**
 * Fetches the code of the pages of a member's stays while there is a network, so that they open on the
 * way, without one, also when the site is opened anew. Renders nothing.
 */
export default function TripsAtHand() {
  useEffect(() => {
    whenIdle(() => {
      const pages = [
        import('../../features/dashboard/dashboard-layout.tsx'),
        import('../../features/dashboard/my-bookings-page.tsx'),
        import('../../features/dashboard/overview-page.tsx'),
        import('../../features/trip/trip-page.tsx'),
      ];
      // What does not come now is fetched again when it is opened.
      void Promise.allSettled(pages).then(keepForOfflineStart);
    });
  }, []);
  return null;
}
