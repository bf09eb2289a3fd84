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
import { Link } from 'react-router-dom';
import { styled, css, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { useDismiss } from './use-dismiss.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** A thin line above it. */
  startsGroup?: boolean | undefined;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

const Wrapper = styled.div`
  position: relative;
  display: inline-block;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s8};
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s8};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  font-weight: 550;
  cursor: pointer;

  > svg:last-child {
    width: 1rem;
    height: 1rem;
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }

  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const List = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: ${theme.layer.drop};
  top: calc(100% + ${theme.space.s8});
  ${({ $side }) => ($side === 'end' ? 'right: 0;' : 'left: 0;')}
  min-width: 13.5rem;
  max-width: min(20rem, calc(100vw - 2rem));
  padding: ${theme.space.s8};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  animation: ${appear} ${theme.motion.fast} ${theme.motion.ease};
`;

const itemStyles = css<{ $danger: boolean; $line: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space.s8} ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${({ $danger }) => ($danger ? theme.colour.bad : theme.colour.ink)};
  text-align: left;
  cursor: pointer;
  ${({ $line }) =>
    $line &&
    css`
      margin-top: ${theme.space.s8};
      box-shadow:
        0 calc(-1 * ${theme.space.s4}) 0 -1px ${theme.colour.raised},
        0 calc(-1 * ${theme.space.s4}) 0 0 ${theme.colour.line};
    `}

  > svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    color: ${theme.colour.faint};
    stroke-width: 1.75;
  }

  &:hover,
  &:focus {
    background: ${theme.colour.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const ItemButton = styled.button<{ $danger: boolean; $line: boolean }>`
  ${itemStyles}
`;

const ItemLink = styled(Link)<{ $danger: boolean; $line: boolean }>`
  ${itemStyles}
`;

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
