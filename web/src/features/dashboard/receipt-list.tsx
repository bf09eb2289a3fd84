import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { isPaid } from '@club/domain/booking/money-trail';
import { instantDay } from '../../kernel/time/instant-text.ts';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { stayName } from '../../shared/booking/stay-name.ts';
import { receiptPath, tripPath } from '../../shared/routes/paths.ts';
import { Statement } from '../../design/data/statement.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { chargedText, meansText, MONEY_TITLES, moneyText } from './money-labels.ts';

/** Payments and refunds: date, stay, payment method and receipt. */
export function ReceiptList({ movements }: { movements: readonly MoneyMovement[] }) {
  return (
    <Statement
      lines={movements.map((movement) => {
        const charged = chargedText(movement);
        return {
          id: movement.id,
          title: MONEY_TITLES[movement.kind],
          about: (
            <TextLink $alone to={tripPath(movement.booking.id)}>
              {stayName(movement.booking)}
            </TextLink>
          ),
          details: [
            ...numberFact(movement.booking).map(({ value }) => value),
            `${instantDay(movement.at) ?? ''} · ${meansText(movement)}`,
            ...(charged === null ? [] : [charged]),
          ],
          amount: moneyText(movement),
          isIn: !isPaid(movement.kind),
          foot: [
            <TextLink $alone key="receipt" to={receiptPath(movement.booking.id)} data-print="hide">
              Receipt<VisuallyHidden> of {stayName(movement.booking)}</VisuallyHidden>
            </TextLink>,
          ],
        };
      })}
    />
  );
}
