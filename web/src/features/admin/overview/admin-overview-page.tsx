import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useSession } from '../../../kernel/session/session.tsx';
import { Avatar } from '../../../design/data/avatar.tsx';
import { Badge } from '../../../design/data/badge.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { OverviewTasks } from './overview-tasks.tsx';
import { ReconciliationSection } from './reconciliation-section.tsx';
import { TodaySection } from './today-section.tsx';
import { TotalCounts } from './total-counts.tsx';

/** /admin-panel/admin-overview (rules 1.14): who is signed in, what happens
 * today and happened lately, the club's totals, what to do next. */
export default function AdminOverviewPage() {
  usePageHead({ title: 'Admin overview' });
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Stack $gap="s40">
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
      <TodaySection />
      <TotalCounts />
      <OverviewTasks />
      <ReconciliationSection />
    </Stack>
  );
}
