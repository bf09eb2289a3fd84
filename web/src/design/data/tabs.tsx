import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabStyles, revealInRow } from './tab-row.ts';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  content: ReactNode;
};

const Strip = styled.div`
  ${tabStyles.strip}
`;

const TabButton = styled.button`
  ${tabStyles.entry}
`;

const Panel = styled.div`
  padding-top: ${theme.space.s32};

  &:focus-visible {
    outline-offset: 8px;
  }
`;

type TabsProps<Id extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/**
 * Tabs after the WAI-ARIA pattern: one tab stop; arrows, Home and End select. Only the selected
 * panel's content is in the page.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  useEffect(() => {
    const entry = buttons.current.get(selected);
    if (strip.current !== null && entry !== undefined) revealInRow(strip.current, entry);
  }, [selected]);

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
    onSelect(target.id);
    buttons.current.get(target.id)?.focus({ preventScroll: true });
  };

  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
              onSelect(tab.id);
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
