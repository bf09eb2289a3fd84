import { formatCountdown } from '@club/domain/calendar/countdown';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { URGENT_SECONDS } from '../../design/time/countdown-ring.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { formatStay } from '../../formats/reader-formats.ts';
import { deadlineText } from '../../kernel/time/instant-text.ts';
import { stayPath } from '../routes/paths.ts';
import { stayParams } from '../stay/stay-query.ts';
import { releaseHold } from './hold-calls.ts';
import { HoldTimer } from './hold-timer.tsx';
import { useHoldRelease } from './use-hold-release.ts';
import type { OwnHold } from './use-own-holds.ts';

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};
  padding: ${theme.space.s12} ${theme.space.s16};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.lagoonTint};
`;

const Line = styled.span<{ $urgent: boolean }>`
  ${tabularType}

  &&& {
    font-weight: 600;
    color: ${({ $urgent }) => ($urgent ? theme.colour.coralText : theme.colour.lagoon)};
  }
`;

type OwnHoldProps = { hold: OwnHold };

/** 'Your hold' with its clock in one line, where there is no room for the notice. */
export function OwnHoldLine({ hold }: OwnHoldProps) {
  const secondsLeft = useSecondsLeft(hold.deadline);
  // A hold of the waitlist runs for a day, and its time is no countdown.
  const isCounted = hold.source === 'offer';
  return (
    <Line $urgent={isCounted && secondsLeft < URGENT_SECONDS}>
      Your hold{isCounted && ` · ${formatCountdown(secondsLeft)}`}
    </Line>
  );
}

/**
 * Nights on hold for the member, whatever device took them: how long, and the way on to the checkout
 * or to release them. A page that shows it is one of the screens of the booking (`useHoldRelease`),
 * so the way back from the checkout keeps the hold. Key it by the hold.
 */
export function OwnHoldNotice({ hold }: OwnHoldProps) {
  const { holdId, stay, source, deadline } = hold;
  useHoldRelease(stay);
  const secondsLeft = useSecondsLeft(deadline);
  const [isReleasing, setIsReleasing] = useState(false);
  if (secondsLeft === 0) return null;

  const release = async (): Promise<void> => {
    setIsReleasing(true);
    await releaseHold(holdId);
    setIsReleasing(false);
  };
  return (
    <Card aria-label="Your hold">
      <Row $gap="s8" $justify="space-between">
        <Text as="span" $strong>
          Your hold
        </Text>
        {source === 'offer' ? (
          <HoldTimer hold={hold} secondsLeft={secondsLeft} size="line" />
        ) : (
          <Text as="span" $size="small" $tone="soft">
            until {deadlineText(deadline)}
          </Text>
        )}
      </Row>
      <Text $size="small">
        {formatStay(stay.startDate, stay.endDate)} · {unitTypeLabel(stay.unitType)} ·{' '}
        {stay.vacationType === 'rciPoints' ? 'Points' : 'Card'}
      </Text>
      <Row $gap="s16">
        <ButtonLink size="small" variant="quiet" to={stayPath('checkout', stayParams(stay))}>
          Continue to checkout
        </ButtonLink>
        {/* What the waitlist keeps ends at its deadline, or when the member leaves the queue. */}
        {source === 'offer' && (
          <Button
            size="small"
            variant="link"
            busy={isReleasing}
            onClick={() => {
              void release();
            }}
          >
            Release
          </Button>
        )}
      </Row>
    </Card>
  );
}
