import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { Clock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useTakenOver } from '../../../taking-over/use-taken-over.ts';
import { useToday } from '../../../kernel/time/today.tsx';
import { useLive } from '../../../shared/live/live-data.tsx';
import { CatalogueCard } from '../../../shared/resort/catalogue-card.tsx';
import { LastCallPrice } from '../../../shared/resort/last-call-price.tsx';
import { searchOf } from '../../../shared/resort/last-call-stays.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { CardRow } from '../../../design/layout/card-row.tsx';
import { useNear } from '../../../design/layout/use-near.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { Text } from '../../../design/text/text.tsx';
import { theme } from '../../../design/theme/theme.ts';
import { useNow } from '../../../kernel/time/use-now.ts';
import { RowCard, RowOutlines } from './row-card.tsx';
import { leavingThisWeek, timeLeftText } from './row-resorts.ts';

/** How often the time left is counted again. */
const COUNT_MS = 60_000;

const TimeLeft = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  font-weight: 600;
  color: ${theme.colour.coralText};

  > svg {
    width: 0.95rem;
    height: 0.95rem;
    stroke-width: 2;
  }
`;

/**
 * Last Call stays that begin within a week, with what is left of the time to book them. The nights
 * that are sold are one more document, which only readers who scroll to the row load.
 */
export function LastCallRow({ resorts }: { resorts: readonly CatalogueResort[] | null }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container, { margin: '0px', onServer: true });
  const today = useToday();
  const now = new Date(useNow(COUNT_MS));
  const isTakenOver = useTakenOver();
  const nights = useLive('scarceNights', isNear && resorts !== null ? {} : null);
  const stays = useMemo(
    () =>
      resorts === null || nights.status !== 'ready'
        ? null
        : leavingThisWeek(resorts, nights.data, today),
    [resorts, nights, today],
  );
  // The Last Call page says what is wrong, and tries again.
  if (nights.status === 'error') return null;
  return (
    <div ref={container}>
      <CardRow
        id="leave-this-week"
        title="Leave this week"
        busy={stays === null}
        text="One price for the whole stay, tax included, paid by card."
        action={
          <TextLink $alone to={PATHS.lastCall}>
            All Last Call stays
          </TextLink>
        }
      >
        {stays === null && <RowOutlines hasNote />}
        {stays?.length === 0 && (
          <li>
            <Text $tone="soft">No unit is free this week. Later weeks have some.</Text>
          </li>
        )}
        {stays?.map((stay, at) => (
          <RowCard key={stay.resort.id} at={at} hasNote>
            <CatalogueCard
              resort={stay.resort}
              stay={searchOf(stay)}
              note={
                <TimeLeft>
                  <Clock aria-hidden />
                  {timeLeftText(stay.stay.from, today, isTakenOver ? now : null)}
                </TimeLeft>
              }
              price={<LastCallPrice stay={stay} />}
            />
          </RowCard>
        ))}
      </CardRow>
    </div>
  );
}
