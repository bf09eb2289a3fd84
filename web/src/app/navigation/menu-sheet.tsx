import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { PATHS } from '../../shared/routes/paths.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { Avatar } from '../../design/data/avatar.tsx';
import { Sheet } from '../../design/overlay/sheet.tsx';
import { Text } from '../../design/text/text.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { SHEET_ENTRIES } from './menu-entries.ts';
import { entryPath } from './navigation-entries.ts';
import { NotificationCount } from './notification-bell.tsx';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import type { Viewer } from './viewer.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const Groups = styled.div`
  display: grid;
  gap: ${theme.space.s12};
`;

const Group = styled.ul`
  & + & {
    padding-top: ${theme.space.s12};
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s16};
  width: 100%;
  min-height: 3rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.size.lead};
  text-align: left;
  cursor: pointer;

  > svg {
    flex: none;
    width: 1.3rem;
    height: 1.3rem;
    color: ${theme.colour.faint};
    stroke-width: 1.75;
  }
`;

const Entry = styled(NavLink)`
  ${entryStyles}

  &[aria-current='page'] {
    font-weight: 650;
    color: ${theme.colour.lagoon};

    > svg {
      color: inherit;
    }
  }
`;

const SignOut = styled.button`
  ${entryStyles}
  color: ${theme.colour.bad};

  > svg {
    color: inherit;
  }
`;

const Person = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  min-height: 3.5rem;
  font-weight: 600;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s16};
`;

// Only needed by a member who opens the menu.
const HeartCount = lazyPart(() => import('./heart-count.tsx'), { isSilent: true });

type MenuSheetProps = {
  viewer: Viewer;
  /** The page that the sign-in pages return to. */
  returnPath: string | undefined;
  onClose: () => void;
};

/** The menu of small screens (rules 1.2): all links of the bar, and Trips, Deals and Help. */
export function MenuSheet({ viewer, returnPath, onClose }: MenuSheetProps) {
  const { leave } = useSignOut();
  const withStay = useStayLink();
  return (
    <Sheet
      open
      title="Menu"
      onClose={onClose}
      footer={
        <Foot>
          <Text as="span" $size="small" $tone="soft">
            Colors
          </Text>
          <ColorSchemeSwitch />
        </Foot>
      }
    >
      <nav aria-label="Menu">
        <Groups>
          {viewer.kind !== 'visitor' && (
            <Person to={PATHS.profile} onClick={onClose}>
              <Avatar name={viewer.name} photoUrl={viewer.photoUrl} size="medium" />
              {viewer.name}
            </Person>
          )}
          {SHEET_ENTRIES[viewer.kind].map((group) => (
            <Group key={group[0]?.id}>
              {group.map(({ id, label, to, Icon }) => (
                <li key={id}>
                  <Entry to={withStay(entryPath(to, returnPath))} end onClick={onClose}>
                    <Icon aria-hidden />
                    {label}
                    {to === PATHS.notifications && <NotificationCount />}
                    {to === PATHS.favourites && <HeartCount place="entry" />}
                  </Entry>
                </li>
              ))}
            </Group>
          ))}
          {viewer.kind !== 'visitor' && (
            <Group>
              <li>
                <SignOut
                  type="button"
                  onClick={() => {
                    onClose();
                    leave();
                  }}
                >
                  <LogOut aria-hidden />
                  Sign Out
                </SignOut>
              </li>
            </Group>
          )}
        </Groups>
      </nav>
    </Sheet>
  );
}
