import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabStyles, revealInRow } from './tab-row.ts';
import { UNMARKED } from '../text/unmarked.ts';

/** Height of the row; what an anchor leads to stops below it. */
export const ANCHOR_TABS_HEIGHT = '3.25rem';

const Strip = styled.nav`
  ${tabStyles.strip}
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: ${theme.bar};
`;

const Anchor = styled(Link).attrs(UNMARKED)`
  ${tabStyles.entry}
  display: grid;
  align-items: center;
`;

type AnchorTabsProps<Id extends string> = {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  /** The section that the reader is at. */
  current: Id;
  linkTo: (id: Id) => LinkProps;
};

/**
 * Tabs whose contents are all in the page: each leads to its section, and the row sticks below the
 * navigation bar and marks the section in view (`useSectionInView`).
 */
export function AnchorTabs<Id extends string>({
  label,
  tabs,
  current,
  linkTo,
}: AnchorTabsProps<Id>) {
  const strip = useRef<HTMLElement>(null);
  const links = useRef(new Map<Id, HTMLAnchorElement>());
  useEffect(() => {
    // To measure before the frame would lay out a page that is being taken over once more.
    const frame = requestAnimationFrame(() => {
      const entry = links.current.get(current);
      if (strip.current !== null && entry !== undefined) revealInRow(strip.current, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <Strip ref={strip} aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.id}
          ref={(element) => {
            if (element !== null) links.current.set(tab.id, element);
          }}
          aria-current={tab.id === current ? 'location' : undefined}
          {...linkTo(tab.id)}
        >
          {tab.label}
        </Anchor>
      ))}
    </Strip>
  );
}
