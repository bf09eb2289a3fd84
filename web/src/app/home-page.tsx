import { DirectorySection } from '../features/directory/directory-section.tsx';
import { ClubIntro } from '../features/home/club-intro.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { MagazinePromo } from '../features/home/magazine-promo.tsx';
import { PointsNotice } from '../features/home/points-notice.tsx';
import { HomeRows } from '../features/home/rows/home-rows.tsx';
import { usePageHead } from '../kernel/routing/page-head.ts';
import { useAddressQuery } from '../kernel/routing/use-address-query.ts';
import { useToday } from '../kernel/time/today.tsx';
import { ByReader } from '../shared/identity/by-reader.tsx';
import { useLive } from '../shared/live/live-data.tsx';
import { homeHead } from './home-head.ts';
import { PageContainer, PageSections } from '../design/layout/page-container.tsx';

/**
 * The landing page: the search over its scene, for visitors what the club is, rows of resorts, the
 * directory, points notice and magazine (rules 1.3).
 */
export function HomePage() {
  const { query } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  usePageHead(homeHead(query, today, catalogue.status === 'ready' ? catalogue.data : null));
  return (
    <>
      <HomeHero />
      <PageContainer>
        <PageSections>
          <ByReader visitor={<ClubIntro />} />
          <HomeRows />
          <DirectorySection />
          <PointsNotice />
          <MagazinePromo />
        </PageSections>
      </PageContainer>
    </>
  );
}
