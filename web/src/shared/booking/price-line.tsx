import type { Quote } from '@club/domain/pricing/quote';
import { FoldLine } from '../../design/data/fold-line.tsx';
import { PriceRows } from '../../design/data/price-block.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { quoteFigures } from './quote-lines.ts';

/** The total of a stay in one line, which unfolds to how it adds up. */
export function PriceLine({ title, quote }: { title: string; quote: Quote }) {
  const { total, unit, includes, rows } = quoteFigures(quote);
  return (
    <FoldLine
      title={title}
      value={
        <>
          <strong>{total}</strong> {unit}
          {quote.paymentMethod === 'cash' && ', tax included'}
        </>
      }
    >
      <Stack $gap="s12">
        <Text $size="small" $tone="soft">
          {includes}
        </Text>
        <PriceRows rows={rows} />
      </Stack>
    </FoldLine>
  );
}
