import { SCREEN_TEXTS } from '@club/domain/api/messages';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatCount, formatPoints } from '@club/domain/money/cents';
import type { CurrentAccount } from '@club/domain/points/account';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { DepositButton } from '../../shared/points/deposit-button.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { isSoon, nextExpiryText } from './wallet-words.ts';

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  justify-items: start;
  padding: ${theme.space.s32} ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.lagoonTint};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s48};
    padding: ${theme.space.s40};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s8};
`;

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

/** The balance, what of it expires next, and the way to more. */
export function BalanceHead({ account, today }: BalanceHeadProps) {
  const { available, borrowed, nextExpiry } = account;
  const expiry = nextExpiryText(account, today);
  return (
    <Place aria-label="Your balance">
      <Words>
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
      </Words>
      <DepositButton account={account} />
    </Place>
  );
}
