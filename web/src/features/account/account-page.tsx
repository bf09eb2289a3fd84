import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { AccountGroup } from './account-group.tsx';
import { useAccountGroups } from './use-account-groups.ts';

/** The person beside the groups on wide screens, above them on others. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  justify-items: start;

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 17rem) minmax(0, 1fr);
    gap: ${theme.space.s24} ${theme.space.s80};
    align-items: start;
  }
`;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s20};
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.desktop} {
    display: grid;
    justify-items: start;
  }
`;

/** Two groups side by side where there is room. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40} ${theme.space.s64};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/** `/myAccount`: the member's account at a glance. */
export default function AccountPage() {
  usePageHead({ title: 'My Account' });
  const session = useSession();
  const groups = useAccountGroups();
  const { leave, isLeaving } = useSignOut();
  if (session.status !== 'signed-in') return null;

  return (
    <PageContainer>
      <PageSections>
        <Layout>
          <Person>
            <Avatar name={session.name} photoUrl={session.photoUrl} size="large" />
            <div>
              <Heading level={1} size="h2">
                My Account
              </Heading>
              <Text $tone="soft">{session.name}</Text>
              {session.email !== session.name && (
                <Text $size="small" $tone="soft">
                  {session.email}
                </Text>
              )}
            </div>
          </Person>
          <Groups>
            {groups.map(({ title, entries }) => (
              <AccountGroup key={title} title={title} entries={entries} />
            ))}
          </Groups>
          <Button variant="quiet" icon={<LogOut aria-hidden />} busy={isLeaving} onClick={leave}>
            Sign Out
          </Button>
        </Layout>
      </PageSections>
    </PageContainer>
  );
}
