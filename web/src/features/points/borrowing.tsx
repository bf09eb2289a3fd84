import { formatPoints } from '../../formats/reader-formats.ts';
import type { CurrentAccount } from '@club/domain/points/account';
import { borrowable, depositable } from '@club/domain/points/account';
import { useCreditDay } from '../../shared/points/points-day.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { Pair, Part } from './points-part.tsx';
import { borrowingText, repaymentText } from './points-text.ts';

/** What is borrowed, what can still be borrowed and deposited, and how deposits repay. */
export function Borrowing({ account }: { account: CurrentAccount }) {
  const day = useCreditDay();
  return (
    <Part title="Borrowing and repaying">
      <Pair $tight>
        <KeyValueList
          items={[
            { label: 'Borrowed now', value: formatPoints(account.borrowed) },
            {
              label: 'You can still borrow',
              value: formatPoints(borrowable(account)),
            },
            {
              label: `You can still deposit in ${day.slice(0, 4)}`,
              value: formatPoints(depositable(account, day)),
            },
          ]}
        />
        <Stack $gap="s12">
          <Text $size="small" $tone="soft">
            {borrowingText(account)}
          </Text>
          <Text $size="small" $tone="soft">
            {repaymentText(account)}
          </Text>
        </Stack>
      </Pair>
    </Part>
  );
}
