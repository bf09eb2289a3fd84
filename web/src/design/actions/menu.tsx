import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ItemButton, ItemLink, List, Trigger, Wrapper } from './menu-styles.ts';
import { useDismiss } from './use-dismiss.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** A thin line above it. */
  startsGroup?: boolean | undefined;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

const entriesOf = (list: HTMLElement | null): HTMLElement[] =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

type MenuProps = {
  /** Accessible name of the button and of the list. Must contain the text shown on the button. */
  label: string;
  /** What the button shows: a word, an avatar, an icon. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Which edge of the button the list is aligned with. */
  side?: 'start' | 'end' | undefined;
  /** False leaves out the small arrow. */
  arrow?: boolean | undefined;
};

/**
 * A button with a list of links and actions. Arrow keys move, Home and End jump, a letter moves to
 * the next item that starts with it, Escape closes and returns to the button, Tab leaves.
 */
export function Menu({ label, trigger, items, side = 'end', arrow = true }: MenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Which item takes focus when the list appears. */
  const firstFocus = useRef<'first' | 'last'>('first');

  useEffect(() => {
    if (open)
      entriesOf(list.current)
        .at(firstFocus.current === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  }, []);
  useDismiss(open, wrapper, dismiss);

  const show = (from: 'first' | 'last'): void => {
    firstFocus.current = from;
    setOpen(true);
  };

  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onListKey = (event: KeyboardEvent): void => {
    const all = entriesOf(list.current);
    const at = all.findIndex((entry) => entry === document.activeElement);
    const go = (index: number): void => {
      event.preventDefault();
      all.at(index % all.length)?.focus();
    };
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const ordered = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      ordered.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };

  const choose = (item: MenuItem): void => {
    setOpen(false);
    // A link moves focus with the page; after an action it returns to the button.
    if (item.onSelect !== undefined) {
      button.current?.focus();
      item.onSelect();
    }
  };

  return (
    <Wrapper ref={wrapper}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          if (open) setOpen(false);
          else show('first');
        }}
        onKeyDown={onTriggerKey}
      >
        {trigger}
        {arrow && <ChevronDown aria-hidden />}
      </Trigger>
      {open && (
        <List
          ref={list}
          id={listId}
          role="menu"
          aria-label={label}
          $side={side}
          onKeyDown={onListKey}
        >
          {items.map((item) => {
            const look = {
              $danger: item.tone === 'danger',
              $line: item.startsGroup === true,
              role: 'menuitem',
              tabIndex: -1,
              onClick: () => {
                choose(item);
              },
            };
            return item.to === undefined ? (
              <ItemButton key={item.id} type="button" {...look}>
                {item.icon}
                {item.label}
              </ItemButton>
            ) : (
              <ItemLink key={item.id} to={item.to} {...look}>
                {item.icon}
                {item.label}
              </ItemLink>
            );
          })}
        </List>
      )}
    </Wrapper>
  );
}
