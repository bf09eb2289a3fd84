import { formatDay } from '../../formats/reader-formats.ts';
import type { Booking } from '@club/domain/booking/booking';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { policyPercent, refundReason } from '@club/domain/booking/cancellation';
import type { Difference } from '@club/domain/booking/stay-change';
import type { Quote } from '@club/domain/pricing/quote';
import { styled } from 'styled-components';
import { bookingTotal } from '../../shared/booking/booking-total.ts';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { refundText } from '../../shared/booking/refund-text.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Card } from '../../design/data/card.tsx';
import { PointsPlan } from '../../shared/points/points-plan.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { differenceAmount, differenceText } from './change-text.ts';

const Figure = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h2};
`;

const titleOf = (amount: number): string => {
  if (amount === 0) return 'Difference';
  return amount > 0 ? 'To pay' : 'You get back';
};

type ChangeDifferenceProps = {
  booking: Booking;
  quote: Quote;
  difference: Difference;
  when: CancellationTime;
};

/** Explains the difference, and where money or points come from or go to. */
const explanation = ({ booking, quote, difference, when }: ChangeDifferenceProps): string => {
  const amount = differenceAmount(difference);
  const isCash = booking.paymentMethod === 'cash';
  if (amount > 0) {
    return isCash
      ? `Your card is charged the whole new price, ${quoteTotal(quote)}. The ${bookingTotal(booking)} that you paid before go back to the card they came from.`
      : 'The rest of your stay is paid already.';
  }
  const cheaperBy = {
    cents: booking.totalCents - quote.totalCents,
    points: booking.totalPoints - quote.totalPoints,
  };
  if (cheaperBy.cents + cheaperBy.points === 0) return 'The changed stay costs as much as before.';
  const percent = policyPercent(booking, when);
  const target = isCash ? 'to your card' : 'to your account';
  if (percent === 100) return `The whole difference goes back ${target}.`;
  const share = percent === 50 ? `half of that goes back ${target}` : 'nothing of that goes back';
  return `The new stay is cheaper by ${refundText(cheaperBy, booking.paymentMethod)}; by the cancellation policy ${share} now. ${refundReason(booking, 'policy', when, { formatDay })}`;
};

/** What a change costs or gives back, to the point and cent. */
export function ChangeDifference(props: ChangeDifferenceProps) {
  const { booking, difference } = props;
  const amount = differenceAmount(difference);
  return (
    <>
      <Card aria-live="polite">
        <Overline>{titleOf(amount)}</Overline>
        <Figure>{amount === 0 ? 'None' : differenceText(difference, booking.paymentMethod)}</Figure>
        <Text $size="small" $tone="soft" $tabular>
          {explanation(props)}
        </Text>
      </Card>
      {difference.points > 0 && <PointsPlan points={difference.points} purpose="change" />}
    </>
  );
}
