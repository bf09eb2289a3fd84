import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { formatDay, formatPoints } from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import type { CurrentAccount } from '@club/domain/points/account';
import { accountAsOf, BORROW_LIMIT_POINTS, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { expiringNext } from '@club/domain/points/batches';
import { mostNights } from '@club/domain/pricing/points-price';
import { styled } from 'styled-components';
import { type Live } from '../../kernel/live/live-store.ts';
import { useOwnAccount } from '../../shared/points/own-account.ts';
import { affordablePath, PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { usePointsDay } from '../../shared/points/points-day.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { heightBelow } from '../../design/layout/height-below.ts';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { DepositButton } from '../../shared/points/deposit-button.tsx';
import { PointsPanel } from '../../shared/points/points-panel.ts';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';

const Panel = styled(PointsPanel)`
  ${heightBelow({ phone: 20, tablet: 16, desktop: 11 })}

  ${media.tablet} {
    row-gap: ${theme.space.s12};
    padding-inline: ${theme.space.s48};
  }
`;

/** After the button, which stays where it is when it is known who reads the page. */
const Links = styled(Row)`
  row-gap: 0;

  ${media.tablet} {
    grid-column: 1;
  }
`;

/** About as high as the text. */
const LoadingText = styled.div`
  min-height: 10.25rem;

  ${media.tablet} {
    min-height: 5.5rem;
  }
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
  return `That is up to ${formatNights(nights)} in a studio. ${expiryText(account)} Deposit more at any time.`;
};

/** The reader's account; an empty one for visitors. */
const useReaderAccount = (): Live<CurrentAccount> => {
  const session = useSession();
  const account = useOwnAccount();
  const today = usePointsDay();
  return session.status === 'signed-out'
    ? { status: 'ready', data: accountAsOf(EMPTY_ACCOUNT, today).account }
    : account;
};

/** The points notice (rules 1.3) with the reader's own figures and DEPOSIT MY POINTS. */
export function PointsNotice() {
  const session = useSession();
  const account = useReaderAccount();
  return (
    <Panel aria-label="Your points" data-below>
      {account.status === 'loading' && (
        <LoadingText>
          <SkeletonGroup>
            <Stack $gap="s12">
              <SkeletonBlock $height="2rem" $width="24rem" />
              <SkeletonText lines={3} />
            </Stack>
          </SkeletonGroup>
        </LoadingText>
      )}
      {account.status === 'error' && (
        <Stack $gap="s8">
          <Heading level={2} size="h3">
            Your points could not be loaded
          </Heading>
          <div>
            <Button variant="link" onClick={account.retry}>
              Retry
            </Button>
          </div>
        </Stack>
      )}
      {account.status === 'ready' && (
        <Stack $gap="s8">
          <Heading level={2} size="h3">
            {titleOf(account.data)}
          </Heading>
          <Text $tone="soft">{textOf(account.data)}</Text>
        </Stack>
      )}
      <DepositButton account={account.status === 'ready' ? account.data : null} />
      {session.status === 'signed-in' && (
        <Links $gap="s24">
          {account.status === 'ready' && account.data.available > 0 && (
            <TextLink $alone to={affordablePath()}>
              What can I book with this?
            </TextLink>
          )}
          <TextLink $alone to={PATHS.points}>
            See your points
          </TextLink>
        </Links>
      )}
    </Panel>
  );
}
