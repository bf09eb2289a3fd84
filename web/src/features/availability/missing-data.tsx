import { MISSING_DATA } from '@club/domain/api/messages';
import { displayName } from '@club/domain/resort/resort-name';
import type { CurrentResort } from '../../shared/stay/current-resort.ts';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';

type MissingDataProps = {
  what: 'resort' | 'booking';
  /** The resort at which the visitor can choose again. */
  resort?: CurrentResort | null;
};

/** A booking screen without its data: the fixed text (rules 1.10), and a next step. */
export function MissingData({ what, resort = null }: MissingDataProps) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        scene="night"
        title={what === 'resort' ? MISSING_DATA.resort : MISSING_DATA.booking}
        text={
          resort === null
            ? 'Choose a resort first; then its units and dates open here.'
            : `You were looking at ${displayName(resort.resort.placeName)}. Choose its unit and dates again.`
        }
        action={
          resort === null ? (
            <ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>
          ) : (
            <ButtonLink
              to={stayPath('units', { resort: resort.resort.id, type: resort.vacationType })}
            >
              Choose unit and dates
            </ButtonLink>
          )
        }
      />
    </PageContainer>
  );
}
