import { API_ERRORS } from '@club/domain/api/errors';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { WellLiked } from '../../shared/resort/well-liked.tsx';
import { PATHS } from '../../shared/routes/paths.ts';

/** For an address with an unknown resort id: says so, and suggests other resorts. */
export function UnknownResort({ id }: { id: string }) {
  const catalogue = useLive('catalogue');
  return (
    <PageContainer>
      <PageSections>
        <EmptyState
          level={1}
          scene="night"
          title={API_ERRORS['resort-not-found'].message}
          text={`No resort has the ID “${id.slice(0, 40)}”. It may have left the club, or the address is mistyped.`}
          action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
        />
        {catalogue.status === 'ready' && <WellLiked resorts={catalogue.data} />}
      </PageSections>
    </PageContainer>
  );
}
