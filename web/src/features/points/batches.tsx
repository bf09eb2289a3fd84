import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatDay } from '../../formats/reader-formats.ts';
import type { CurrentAccount } from '@club/domain/points/account';
import { Text } from '../../design/text/text.tsx';
import { BatchList } from './batch-list.tsx';
import { Part } from './points-part.tsx';

/** The batches of the balance with their expiry. */
export function Batches({ account, today }: { account: CurrentAccount; today: LocalDate }) {
  const { batches } = account;
  const [first] = batches;
  return (
    <Part title="When your points expire">
      {first === undefined ? (
        <Text $tone="soft">
          You have no points that could expire. Points that you deposit last two years.
        </Text>
      ) : (
        <>
          <Text $size="small" $tone="soft">
            Redeem them by that day; the stay itself may be later. A booking always takes the points
            that expire first, so those of {formatDay(first.expiresOn)} come first.
          </Text>
          <BatchList batches={batches} today={today} />
        </>
      )}
    </Part>
  );
}
