import { formatCount } from '@club/domain/money/cents';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useClubTotals } from '../../../lib/live-data.tsx';
import { useSession } from '../../../lib/session.tsx';
import { theme } from '../../../theme/theme.ts';
import { displayType, tabularType } from '../../../theme/typography.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s32} ${theme.space.s80};

  dd {
    ${displayType}
    ${tabularType}
    font-size: ${theme.size.hero};
  }

  dt {
    color: ${theme.colour.soft};
  }
`;

/** `/admin-panel/admin-overview` (S§2): who is at the desk, and how large the club is. */
export default function AdminOverviewPage() {
  useDocumentTitle('Admin overview');
  const session = useSession();
  const totals = useClubTotals();
  if (session.status !== 'signed-in') return null;
  return (
    <Stack $gap="s48">
      <Row $gap="s20">
        <Avatar name={session.name} photoUrl={session.photoUrl} size="large" />
        <div>
          <Row $gap="s12">
            <Heading level={1} size="h2">
              {session.name}
            </Heading>
            <Badge tone="lagoon">Admin</Badge>
          </Row>
          <Text $tone="soft">{session.email}</Text>
        </div>
      </Row>
      {totals.status === 'loading' && (
        <SkeletonGroup>
          <SkeletonBlock $height="5rem" $width="20rem" />
        </SkeletonGroup>
      )}
      {totals.status === 'error' && (
        <ErrorState title="The totals could not be loaded" onRetry={totals.retry} />
      )}
      {totals.status === 'ready' && (
        <Counts>
          <div>
            <dt>Total Bookings</dt>
            <dd>{formatCount(totals.data.bookings)}</dd>
          </div>
          <div>
            <dt>Total Users</dt>
            <dd>{formatCount(totals.data.users)}</dd>
          </div>
        </Counts>
      )}
    </Stack>
  );
}
