import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { BookCheck, BookX } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { withParam } from '../../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Badge } from '../../../design/data/badge.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { RunMaintenance } from './run-maintenance.tsx';
import { ReconciliationDrawer } from './reconciliation-drawer.tsx';
import { comparedText, differencesText } from './reconciliation-labels.ts';

/** The search param of the address while the detail of the last reconciliation is open. */
const DRAWER_PARAM = 'reconciliation';
const LAST = 'last';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s40};
  }
`;

type LastProps = { last: Reconciliation | null; onOpen: () => void };

function Last({ last, onOpen }: LastProps) {
  if (last === null) {
    return (
      <Text $size="small" $tone="soft">
        No reconciliation has run yet. It compares all records with each other every night.
      </Text>
    );
  }
  const isGood = last.total === 0;
  return (
    <Stack $gap="s12">
      <Row>
        <Badge
          tone={isGood ? 'good' : 'bad'}
          icon={isGood ? <BookCheck aria-hidden /> : <BookX aria-hidden />}
        >
          {differencesText(last.total)}
        </Badge>
        <Text as="span" $size="small" $tone="soft" $tabular>
          {instantDayAndTime(last.at) ?? 'At an unknown time'}
        </Text>
      </Row>
      <Text $size="small" $tone="soft" $tabular>
        Compared with each other: {comparedText(last)}, and all that belongs to them.
      </Text>
      <div>
        <Button variant="quiet" onClick={onOpen}>
          {isGood ? 'See what was compared' : 'See what differs'}
        </Button>
      </div>
    </Stack>
  );
}

/** The last reconciliation of the club's records, live (decision 0014), and open work. */
export function ReconciliationSection() {
  const titleId = useId();
  const live = useAdminLive('lastReconciliation');
  const { query, change } = useAddressQuery();
  const isOpen = query.get(DRAWER_PARAM) === LAST;
  const last = live.status === 'ready' ? live.data : null;
  return (
    <Stack as="section" $gap="s16" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        Reconciliation
      </Heading>
      <Columns>
        <div>
          {live.status === 'loading' && (
            <SkeletonGroup label="Loading the last reconciliation...">
              <SkeletonText lines={3} />
            </SkeletonGroup>
          )}
          {live.status === 'error' && (
            <ErrorState
              level={3}
              title="The last reconciliation could not be loaded"
              onRetry={live.retry}
            />
          )}
          {live.status === 'ready' && (
            <Last
              last={last}
              onOpen={() => {
                change((now) => withParam(now, DRAWER_PARAM, LAST), { preventScrollReset: true });
              }}
            />
          )}
        </div>
        <RunMaintenance />
      </Columns>
      {isOpen && last !== null && (
        <ReconciliationDrawer
          last={last}
          onClose={() => {
            change((now) => withParam(now, DRAWER_PARAM, null), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
      )}
    </Stack>
  );
}
