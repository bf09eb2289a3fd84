import { useEffect } from 'react';
import { loadDialogs } from '../../design/overlay/dialogs-provider.tsx';
import { keepForOfflineStart } from '../../kernel/page/offline-start.ts';
import { whenIdle } from '../../kernel/page/when-idle.ts';

/**
 * Loads the code of the trip pages while the browser is online, so that they also open offline, even
 * after the site was closed. Renders nothing.
 */
export default function PreloadTripPages() {
  useEffect(() => {
    whenIdle(() => {
      const pages = [
        import('../../features/dashboard/dashboard-layout.tsx'),
        import('../../features/dashboard/my-bookings-page.tsx'),
        import('../../features/dashboard/overview-page.tsx'),
        import('../../features/trip/trip-page.tsx'),
        // What they say and report without a network.
        loadDialogs(),
        import('../../kernel/page/error-reporter.ts'),
      ];
      // What fails to load now is loaded again when it is opened.
      void Promise.allSettled(pages).then(keepForOfflineStart);
    });
  }, []);
  return null;
}
