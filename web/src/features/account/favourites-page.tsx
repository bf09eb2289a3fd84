import { formatCount } from '@club/domain/money/cents';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useCatalogue, useOwnFavourites } from '../../lib/live-data.tsx';
import { PATHS } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';
import { CatalogueCard } from '../../ui/resort/catalogue-card.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';

/** `/myFavorites`: the resorts whose heart the member filled. */
export default function FavouritesPage() {
  useDocumentTitle('My Favorites');
  const catalogue = useCatalogue();
  const favourites = useOwnFavourites();
  const failed = [catalogue, favourites].find((live) => live.status === 'error');

  if (failed?.status === 'error') {
    return (
      <PageContainer>
        <ErrorState level={1} title="Your favorites could not be loaded" onRetry={failed.retry} />
      </PageContainer>
    );
  }
  if (catalogue.status !== 'ready' || favourites.status !== 'ready') {
    return <LoadingScreen fullScreen={false} />;
  }

  const saved = catalogue.data.filter((resort) => favourites.data.includes(resort.id));
  return (
    <PageContainer>
      <PageSections>
        <SectionHeading
          level={1}
          title="My Favorites"
          text={
            saved.length === 0
              ? undefined
              : `${formatCount(saved.length)} saved ${saved.length === 1 ? 'resort' : 'resorts'}`
          }
        />
        {saved.length === 0 ? (
          <EmptyState
            title="Nothing saved yet"
            text="Press the heart on a resort, and it waits for you here."
            action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
          />
        ) : (
          <CardGrid>
            {saved.map((resort, index) => (
              <li key={resort.id}>
                <CatalogueCard resort={resort} eager={index < 3} headingLevel={2} />
              </li>
            ))}
          </CardGrid>
        )}
      </PageSections>
    </PageContainer>
  );
}
