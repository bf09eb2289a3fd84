import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { PageContainer } from './page-container.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-block: ${theme.space.s16} ${theme.space.s80};

  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${theme.space.s48};
    padding-top: ${theme.space.s48};
    align-items: start;
  }

  /* The menu is not printed. */
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0;
  }
`;

const Side = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.bar} + ${theme.space.s48});
  }
`;

/** The top bar of phones and tablets; the list below it is always open from desktop width up. */
const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.25rem;
  padding: 0 ${theme.space.s16};
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
  font-weight: 600;
  cursor: pointer;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  ${media.desktop} {
    display: none;
  }
`;

const Entries = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  gap: ${theme.space.s4};
  padding-top: ${theme.space.s8};

  ${media.desktop} {
    display: grid;
    padding-top: 0;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  min-height: ${theme.target};
  padding: 0 ${theme.space.s16};
  border-radius: ${theme.radius.control};
  font-weight: 550;
  color: ${theme.colour.soft};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
      color: ${theme.colour.ink};
    }
  }

  &[aria-current='page'] {
    background: ${theme.colour.lagoonTint};
    color: ${theme.colour.lagoonHover};
  }
`;

/** An entry of the menu. */
export type SideMenuEntry = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** True when pages below its address belong to it too. */
  hasPages?: boolean;
};

const isAt = ({ to, hasPages = false }: SideMenuEntry, pathname: string): boolean =>
  to === pathname || (hasPages && pathname.startsWith(`${to}/`));

type SideMenuLayoutProps = {
  /** Names the menu; shown on its bar where no entry matches the page. */
  label: string;
  entries: readonly SideMenuEntry[];
  children: ReactNode;
};

/** A menu at the side of several pages; on small screens a bar at the top that unfolds. */
export function SideMenuLayout({ label, entries, children }: SideMenuLayoutProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const listId = useId();
  // Navigation closes the menu, because it was opened on another page.
  const isOpen = openAt === pathname;
  const here = entries.find((entry) => isAt(entry, pathname))?.label ?? label;
  return (
    <PageContainer>
      <Columns>
        <Side aria-label={label} data-print="hide">
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => {
              setOpenAt(isOpen ? null : pathname);
            }}
          >
            {here}
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </Toggle>
          <Entries id={listId} $isOpen={isOpen}>
            {entries.map(({ to, label: name, Icon, hasPages = false }) => (
              <li key={to}>
                <Entry to={to} end={!hasPages}>
                  <Icon aria-hidden />
                  {name}
                </Entry>
              </li>
            ))}
          </Entries>
        </Side>
        {children}
      </Columns>
    </PageContainer>
  );
}
