import { formatNights } from '@club/domain/calendar/nights';
import type { Quote } from '@club/domain/pricing/quote';
import { FoldLine } from '../../design/data/fold-line.tsx';
import { PriceRows } from '../../design/data/price-block.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { quoteFigures, quoteTotal } from './quote-lines.ts';

type PriceLineProps = {
  quote: Quote;
  /** What the total is called; without it the total leads, in large type. */
  title?: string | undefined;
};

/** The total of a stay in one line, which unfolds to how it adds up. */
export function PriceLine({ quote, title }: PriceLineProps) {
  const { total, unit, includes, rows } = quoteFigures(quote);
  const tax = quote.paymentMethod === 'cash' ? ', tax included' : '';
  const rest = (
    <Stack $gap="s12">
      <Text $size="small" $tone="soft">
        {includes}
      </Text>
      <PriceRows rows={rows} />
    </Stack>
  );
  if (title === undefined) {
    return (
      <FoldLine large title={quoteTotal(quote)} value={`${formatNights(quote.nights)}${tax}`}>
        {rest}
      </FoldLine>
    );
  }
  return (
    <FoldLine
      title={title}
      value={
        <>
          <strong>{total}</strong> {unit}
          {tax}
        </>
      }
    >
      {rest}
    </FoldLine>
  );
}
