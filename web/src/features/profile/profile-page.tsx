import { DEFAULT_LOCATION } from '@club/domain/user/user';
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { contactPath, PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { Card } from '../../design/data/card.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { ProfileLines } from './profile-lines.tsx';

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s20};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** /profile (rules 1.13). */
export default function ProfilePage() {
  usePageHead({ title: 'My Profile' });
  const session = useSession();
  const user = useMemberLive('ownUser');
  const { leave, isLeaving } = useSignOut();
  if (session.status !== 'signed-in') return null;
  const record = user.status === 'ready' ? user.data : null;
  const name = record?.name ?? session.name;

  return (
    <PageContainer $width="text">
      <PageSections>
        <Stack $gap="s32">
          <Heading level={1}>My Profile</Heading>
          <Person>
            <Avatar name={name} photoUrl={record?.photoURL ?? session.photoUrl} size="large" />
            <div>
              <Heading level={2} size="h3">
                {name}
              </Heading>
              <Text $tone="soft">{session.email}</Text>
            </div>
          </Person>
          {user.status === 'loading' && (
            <SkeletonGroup label="Loading your profile...">
              <SkeletonBlock $height="39rem" />
            </SkeletonGroup>
          )}
          {user.status === 'error' && (
            <ErrorState
              title="Your profile could not be loaded."
              text="Please check your connection and try again."
              onRetry={user.retry}
            />
          )}
          {user.status === 'ready' && (
            <Card>
              <ProfileLines
                person={session}
                sessionsEndedAt={record?.sessionsEndedAt ?? null}
                fields={{
                  name,
                  photoURL: record?.photoURL ?? session.photoUrl,
                  phoneNumber: record?.phoneNumber ?? '',
                  location:
                    record === null || record.location === '' ? DEFAULT_LOCATION : record.location,
                }}
              />
            </Card>
          )}
          <Text>
            <TextLink to={PATHS.accountData}>Data &amp; privacy</TextLink>: download what the club
            knows about you, or delete your account.
          </Text>
          <Row $justify="space-between">
            <Text>
              Need Help? <TextLink to={contactPath({ topic: 'account' })}>Contact Support</TextLink>
            </Text>
            <Button variant="quiet" icon={<LogOut aria-hidden />} busy={isLeaving} onClick={leave}>
              Log Out
            </Button>
          </Row>
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
