import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { fromDate } from '@club/domain/calendar/local-date';
import { Printer } from 'lucide-react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { StatementOutline } from '../../design/data/statement.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LastSeenAlert } from '../../design/feedback/last-seen-alert.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { useOwnMoneyTrail } from './own-money-trail.ts';
import { ReceiptList } from './receipt-list.tsx';
import { sumText } from './money-labels.ts';

/** The year of a movement on the reader's clock. */
const yearOf = ({ at }: MoneyMovement): string => fromDate(new Date(at)).slice(0, 4);

/** A year while it loads: its heading and some lines, as high as they will be. */
function YearOutline() {
  return (
    <>
      <Heading level={2} size="h4">
        <SkeletonBlock $width="3rem" $height="1lh" />
      </Heading>
      {/* Room for its sum. */}
      <Text $size="small">{'\u00a0'}</Text>
      <StatementOutline lines={4} />
    </>
  );
}

/** /dashboard/receipts: every payment, refund and difference, by year. */
export default function ReceiptsPage() {
  usePageHead({ title: 'Receipts' });
  const session = useSession();
  const live = useOwnMoneyTrail();
  const trail = useLastReady(live);
  const isFirstLoad = live.status === 'loading' && trail === null;
  return (
    <Stack $gap="s40">
      <SectionHeading
        level={1}
        size="h2"
        title="Receipts"
        text={
          session.status === 'signed-in'
            ? `What you paid for your stays and what came back, ${session.email}.`
            : undefined
        }
        action={
          (isFirstLoad || (trail !== null && trail.length > 0)) && (
            <Button
              variant="quiet"
              disabled={isFirstLoad}
              data-print="hide"
              icon={<Printer aria-hidden />}
              onClick={() => {
                window.print();
              }}
            >
              Print this list
            </Button>
          )
        }
      />
      {isFirstLoad && (
        <SkeletonGroup label="Loading your receipts...">
          <YearOutline />
        </SkeletonGroup>
      )}
      {live.status === 'error' && trail === null && (
        <ErrorState
          title="We could not load your receipts."
          text="They are safe with us. Check your connection and try again."
          onRetry={live.retry}
        />
      )}
      {live.status === 'error' && trail !== null && (
        <LastSeenAlert title="These are your receipts as last seen." onRetry={live.retry} />
      )}
      {trail?.length === 0 && (
        <EmptyState
          title="No receipts yet"
          text="What you pay for a stay and what comes back will appear here."
          action={<ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>}
        />
      )}
      {[...Map.groupBy(trail ?? [], yearOf)].map(([year, movements]) => (
        <section key={year} aria-label={year}>
          <Heading level={2} size="h4">
            {year}
          </Heading>
          <Text $size="small" $tone="soft" $tabular>
            {sumText(movements)}
          </Text>
          <ReceiptList movements={movements} />
        </section>
      ))}
    </Stack>
  );
}
