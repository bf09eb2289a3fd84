import { DirectorySection } from '../features/directory/directory-section.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { MagazinePromo } from '../features/home/magazine-promo.tsx';
import { PointsNotice } from '../features/home/points-notice.tsx';
import { SITE_NAME, useDocumentTitle } from '../kernel/routing/document-title.ts';
import { PageContainer, PageSections } from '../design/layout/page-container.tsx';

/** The landing page: hero, points notice, directory, magazine (rules 1.3). */
export function HomePage() {
  useDocumentTitle(SITE_NAME);
  return (
    <>
      <HomeHero />
      <PageContainer>
        <PageSections>
          <PointsNotice />
          <DirectorySection />
          <MagazinePromo />
        </PageSections>
      </PageContainer>
    </>
  );
}
