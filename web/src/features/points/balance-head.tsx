import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatCount, formatPoints } from '../../formats/reader-formats.ts';
import type { CurrentAccount } from '@club/domain/points/account';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { DepositButton } from '../../shared/points/deposit-button.tsx';
import { PointsPanel } from '../../shared/points/points-panel.ts';
import { Overline, Text } from '../../design/text/text.tsx';
import { isSoon, nextExpiryText } from './points-text.ts';

const Figure = styled.p`
  ${displayType}
  ${tabularType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.35em;
  font-size: ${theme.size.h1};
  line-height: 1.1;

  > span {
    font-family: ${theme.font.text};
    font-size: ${theme.size.lead};
    letter-spacing: 0;
    color: ${theme.colour.soft};
  }
`;

const Zero = styled.p`
  ${displayType}
  font-size: ${theme.size.h3};
`;

type BalanceHeadProps = { account: CurrentAccount; today: LocalDate };

/** The balance, what expires next, and the button to deposit more. */
export function BalanceHead({ account, today }: BalanceHeadProps) {
  const { available, borrowed, nextExpiry } = account;
  const expiry = nextExpiryText(account, today);
  return (
    <PointsPanel aria-label="Your balance">
      <Stack $gap="s8">
        <Overline>Your balance</Overline>
        {available === 0 ? (
          <Zero>{SCREEN_TEXTS.zeroPoints}</Zero>
        ) : (
          <Figure>
            {formatCount(available)} <span>{available === 1 ? 'point' : 'points'}</span>
          </Figure>
        )}
        {expiry !== null && (
          <Text $tabular $tone={nextExpiry !== null && isSoon(nextExpiry, today) ? 'warn' : 'soft'}>
            {expiry}
          </Text>
        )}
        {borrowed > 0 && (
          <Text $tabular $tone="soft">
            {formatPoints(borrowed)} are borrowed from your next use year.
          </Text>
        )}
      </Stack>
      <DepositButton account={account} />
    </PointsPanel>
  );
}
