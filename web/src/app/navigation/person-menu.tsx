import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Menu, type MenuItem } from '../../design/actions/menu.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { PERSON_ENTRIES } from './menu-entries.ts';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import type { Viewer } from './viewer.ts';

const Container = styled.div`
  display: flex;
  align-items: center;
`;

const PhotoLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.pill};
`;

/**
 * The member's photo, which leads to the profile, and beside it the menu with Sign Out (rules 1.2).
 */
export function PersonMenu({ viewer }: { viewer: Exclude<Viewer, { kind: 'visitor' }> }) {
  const { leave } = useSignOut();
  const items: MenuItem[] = [
    ...PERSON_ENTRIES[viewer.kind].map(({ id, label, to, Icon }) => ({
      id,
      label,
      to,
      icon: <Icon aria-hidden />,
    })),
    {
      id: 'sign-out',
      label: 'Sign Out',
      icon: <LogOut aria-hidden />,
      onSelect: leave,
      startsGroup: true,
    },
  ];
  return (
    <Container>
      <PhotoLink to={PATHS.profile} title="Profile">
        <Avatar name={viewer.name} photoUrl={viewer.photoUrl} size="medium" />
        <VisuallyHidden>Profile of {viewer.name}</VisuallyHidden>
      </PhotoLink>
      <Menu label="Account menu" trigger={null} items={items} />
    </Container>
  );
}
