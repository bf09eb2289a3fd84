import { countNights, formatNights } from '@club/domain/calendar/nights';
import { formatStay } from '../../formats/reader-formats.ts';
import { Button } from '../../design/actions/button.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { AddressVacationTypeSwitch } from '../../shared/stay/vacation-type-switch.tsx';
import type { BoardStay } from './use-board-stay.ts';

/** The switch of the currency, and the dates that the prices of a board are for. */
export function BoardStayLine({ stay }: { stay: BoardStay }) {
  const { dates, source, retry } = stay;
  return (
    <Row $gap="s12">
      <div data-without-script="hide">
        <AddressVacationTypeSwitch />
      </div>
      {dates !== null && (
        <Text $size="small" $tone="soft">
          Totals for {formatStay(dates.from, dates.to)},{' '}
          {formatNights(countNights(dates.from, dates.to))}
          {source === 'last' && ', the dates you used last'}.
          {retry !== null && ' What is free could not be loaded.'}
        </Text>
      )}
      {retry !== null && (
        <Button variant="link" size="small" onClick={retry}>
          Retry
        </Button>
      )}
    </Row>
  );
}
