import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import { countNights } from '@club/domain/calendar/nights';
import { Button } from '../../design/actions/button.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import type { BoardStay } from './use-board-stay.ts';

/** What the prices of a board are about. */
export function BoardStayLine({ stay }: { stay: BoardStay }) {
  const { dates, from, retry } = stay;
  if (dates === null) return null;
  const nights = formatNights(countNights(dates.from, dates.to));
  return (
    <Row $gap="s8">
      <Text $size="small" $tone="soft">
        Totals for {formatStay(dates.from, dates.to)}, {nights}
        {from === 'last' && ', the dates you used last'}.
        {retry !== null && ' What is free could not be loaded.'}
      </Text>
      {retry !== null && (
        <Button variant="link" size="small" onClick={retry}>
          Retry
        </Button>
      )}
    </Row>
  );
}
