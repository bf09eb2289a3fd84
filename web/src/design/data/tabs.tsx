import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled, css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  content: ReactNode;
};

const Strip = styled.div<{ $sticky: boolean }>`
  display: flex;
  gap: ${theme.space.s24};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background: ${theme.colour.paper};
  box-shadow: inset 0 -1px 0 ${theme.colour.line};
  ${({ $sticky }) =>
    $sticky &&
    css`
      position: sticky;
      z-index: ${theme.layer.sticky};
      top: var(--tabs-top, ${theme.bar});
    `}

  &::-webkit-scrollbar {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const TabButton = styled.button`
  position: relative;
  flex: none;
  min-height: 3.25rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 550;
  color: ${theme.colour.soft};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${theme.motion.fast} ${theme.motion.ease};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${theme.colour.lagoon};
    transform: scaleX(0);
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colour.ink};
    }
  }

  &[aria-selected='true'] {
    color: ${theme.colour.ink};

    &::after {
      transform: none;
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Panel = styled.div`
  padding-top: ${theme.space.s32};

  &:focus-visible {
    outline-offset: 8px;
  }
`;

type TabsProps<Id extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Keeps the row in view below the bar while its page scrolls. */
  sticky?: boolean | undefined;
};

/**
 * Tabs after the WAI-ARIA pattern: one tab stop; arrows, Home and End choose. Only the chosen
 * panel's content is in the page.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  sticky = false,
}: TabsProps<Id>) {
  const base = useId();
  const place = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());

  useEffect(() => {
    // Brings the chosen tab into the row on phones, without moving the page.
    const row = strip.current;
    const button = buttons.current.get(selected);
    if (row === null || button === undefined) return;
    const left = button.offsetLeft - row.offsetLeft;
    const hidden =
      left < row.scrollLeft || left + button.offsetWidth > row.scrollLeft + row.clientWidth;
    if (hidden) row.scrollLeft = left - (row.clientWidth - button.offsetWidth) / 2;
  }, [selected]);

  // A row that sticks has left its place: another panel is then read from its beginning.
  const select = (id: Id): void => {
    const isStuck =
      (strip.current?.getBoundingClientRect().top ?? 0) >
      (place.current?.getBoundingClientRect().top ?? 0);
    onSelect(id);
    if (isStuck) place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const target = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target.id);
    buttons.current.get(target.id)?.focus({ preventScroll: true });
  };

  return (
    <div ref={place}>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown} $sticky={sticky}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            ref={(element) => {
              if (element !== null) buttons.current.set(tab.id, element);
            }}
            id={`${base}-${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              select(tab.id);
            }}
          >
            {tab.label}
          </TabButton>
        ))}
      </Strip>
      {tabs
        .filter((tab) => tab.id === selected)
        .map((tab) => (
          <Panel
            key={tab.id}
            id={`${base}-${tab.id}-panel`}
            role="tabpanel"
            aria-labelledby={`${base}-${tab.id}-tab`}
            tabIndex={0}
          >
            {tab.content}
          </Panel>
        ))}
    </div>
  );
}
