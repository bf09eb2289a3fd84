import { ClubIntro } from '../features/home/club-intro.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { laterPart } from '../kernel/page/later-part.tsx';
import { ByReader } from '../shared/identity/by-reader.tsx';
import { PageContainer, PageSections } from '../design/layout/page-container.tsx';

const loadParts = () => import('./home-parts.ts');
const Head = laterPart(async () => ({ default: (await loadParts()).HomeHead }));
const Rows = laterPart(async () => ({ default: (await loadParts()).HomeRows }));
const Directory = laterPart(async () => ({ default: (await loadParts()).DirectorySection }));
const Points = laterPart(async () => ({ default: (await loadParts()).PointsNotice }));
const Magazine = laterPart(async () => ({ default: (await loadParts()).MagazinePromo }));

/**
 * The landing page: the search over its scene, for visitors what the club is, rows of resorts, the
 * directory, points notice and magazine (rules 1.3).
 */
export default function HomePage() {
  return (
    <>
      <Head />
      <HomeHero />
      <PageContainer>
        <PageSections>
          <ByReader visitor={<ClubIntro />} />
          <Rows />
          <Directory />
          <Points />
          <Magazine />
        </PageSections>
      </PageContainer>
    </>
  );
}
