import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { isPaid } from '@club/domain/booking/money-trail';
import { instantDay } from '../../kernel/time/instant-text.ts';
import { receiptPath, tripPath } from '../../shared/routes/paths.ts';
import { Statement } from '../../design/data/statement.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { chargedText, meansText, MONEY_TITLES, moneyText, paidStay } from './receipt-words.ts';

/** What was paid and given back: when, for which stay, by which means, and the way to the receipt. */
export function ReceiptList({ movements }: { movements: readonly MoneyMovement[] }) {
  return (
    <Statement
      lines={movements.map((movement) => {
        const charged = chargedText(movement);
        return {
          id: movement.id,
          title: MONEY_TITLES[movement.kind],
          about: <TextLink to={tripPath(movement.booking.id)}>{paidStay(movement)}</TextLink>,
          details: [
            `${instantDay(movement.at) ?? ''} · ${meansText(movement)}`,
            ...(charged === null ? [] : [charged]),
          ],
          amount: moneyText(movement),
          isIn: !isPaid(movement.kind),
          foot: [
            <TextLink key="receipt" to={receiptPath(movement.booking)} data-print="hide">
              Receipt<VisuallyHidden> of {paidStay(movement)}</VisuallyHidden>
            </TextLink>,
          ],
        };
      })}
    />
  );
}
