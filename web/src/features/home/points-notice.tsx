import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { formatDay, formatNights } from '@club/domain/calendar/day-format';
import { formatPoints } from '@club/domain/money/cents';
import type { CurrentAccount } from '@club/domain/points/account';
import { accountAsOf, BORROW_LIMIT_POINTS, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { expiringNext } from '@club/domain/points/batches';
import { mostNights } from '@club/domain/pricing/points-price';
import { styled } from 'styled-components';
import { type Live } from '../../kernel/live/live-store.ts';
import { useOwnAccount } from '../../shared/live/live-data.tsx';
import { affordablePath, PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { usePointsDay } from '../../shared/points/points-day.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { DepositButton } from '../../shared/points/deposit-button.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';

const Place = styled.section`
  display: grid;
  gap: ${theme.space.s24};
  justify-items: start;
  padding: ${theme.space.s32} ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.lagoonTint};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s48};
    padding: ${theme.space.s40} ${theme.space.s48};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s8};
`;

const RULE = `Points must be deposited before you book with them. What a stay needs beyond your balance can be borrowed from your next use year, up to ${formatPoints(BORROW_LIMIT_POINTS)}.`;

const titleOf = (account: CurrentAccount): string =>
  account.available === 0
    ? SCREEN_TEXTS.zeroPoints
    : `You have ${formatPoints(account.available)} in your RCI account`;

/** When the first points expire. */
const expiryText = ({ available, batches }: CurrentAccount): string => {
  const next = expiringNext(batches);
  if (next === null) return '';
  const points = next.points === available ? 'Your points' : formatPoints(next.points);
  return `${points} expire after ${formatDay(next.expiresOn)}.`;
};

const textOf = (account: CurrentAccount): string => {
  if (account.borrowed > 0) {
    return `${formatPoints(account.borrowed)} are borrowed from your next use year; a deposit repays them first.`;
  }
  if (account.available === 0) return RULE;
  const nights = mostNights('studio', account.available);
  return `That is up to ${formatNights(nights)} in a studio. ${expiryText(account)} Deposit more whenever you like.`;
};

/** The account of whoever reads the page: a visitor has none, which is as good as an empty one. */
const useReadersAccount = (): Live<CurrentAccount> => {
  const session = useSession();
  const account = useOwnAccount();
  const today = usePointsDay();
  return session.status === 'signed-out'
    ? { status: 'ready', data: accountAsOf(EMPTY_ACCOUNT, today).account }
    : account;
};

/** The points notice (rules 1.3), true for who reads it, with DEPOSIT MY POINTS. */
export function PointsNotice() {
  const session = useSession();
  const account = useReadersAccount();
  return (
    <Place aria-label="Your points">
      {account.status === 'loading' && (
        <SkeletonGroup>
          <Words>
            <SkeletonBlock $height="2rem" $width="24rem" />
            <SkeletonBlock $height="1rem" $width="18rem" />
          </Words>
        </SkeletonGroup>
      )}
      {account.status === 'error' && (
        <Words>
          <Heading level={2} size="h3">
            Your points could not be loaded
          </Heading>
          <div>
            <Button variant="link" onClick={account.retry}>
              Retry
            </Button>
          </div>
        </Words>
      )}
      {account.status === 'ready' && (
        <Words>
          <Heading level={2} size="h3">
            {titleOf(account.data)}
          </Heading>
          <Text $tone="soft">{textOf(account.data)}</Text>
          <Row $gap="s24">
            {account.data.available > 0 && (
              <TextLink to={affordablePath()}>What can I book with this?</TextLink>
            )}
            {session.status === 'signed-in' && (
              <TextLink to={PATHS.points}>See your points</TextLink>
            )}
          </Row>
        </Words>
      )}
      <DepositButton account={account.status === 'ready' ? account.data : null} />
    </Place>
  );
}
