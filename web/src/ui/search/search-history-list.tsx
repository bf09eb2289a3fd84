import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { History, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { forgetSearch } from '../../lib/search-history-store.ts';
import { theme } from '../../theme/theme.ts';
import { clampLines } from '../../theme/typography.ts';

const Title = styled.h2`
  padding: ${theme.space.s8} ${theme.space.s12} ${theme.space.s4};
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0;
  color: ${theme.colour.soft};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Run = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-items: center;
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  text-align: left;
  cursor: pointer;

  > span {
    ${clampLines(1)}
    overflow-wrap: anywhere;
  }

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    color: ${theme.colour.faint};
    stroke-width: 1.75;
  }

  &:hover,
  &:focus-visible {
    background: ${theme.colour.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.target};
  min-height: ${theme.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.colour.faint};
  cursor: pointer;

  > svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }

  &:hover,
  &:focus-visible {
    background: ${theme.colour.sunken};
    color: ${theme.colour.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

type SearchHistoryListProps = {
  history: readonly string[];
  /** Runs an entry again. */
  onRun: (query: string) => void;
  /** The last entry was removed; focus needs a place. */
  onEmptied: () => void;
};

/** 'Your Search History' (S§2): each entry runs again or goes away. Arrow keys move. */
export function SearchHistoryList({ history, onRun, onEmptied }: SearchHistoryListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const row = event.currentTarget.closest('li');
    const list = row?.parentElement;
    if (list === null || list === undefined) return;
    const all = Array.from(list.querySelectorAll<HTMLElement>('[data-run]'));
    const at = all.findIndex((button) => row?.contains(button));
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    if (next < 0) onEmptied();
    else all.at(next % all.length)?.focus();
  };

  const remove = (query: string, button: HTMLElement): void => {
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus();
    forgetSearch(query);
    if (history.length <= 1) onEmptied();
  };

  return (
    <>
      <Title>{SCREEN_TEXTS.searchHistory}</Title>
      <ul aria-label={SCREEN_TEXTS.searchHistory}>
        {history.map((query) => (
          <Item key={query}>
            <Run
              type="button"
              data-run
              onKeyDown={onKeyDown}
              onClick={() => {
                onRun(query);
              }}
            >
              <History aria-hidden />
              <span>{query}</span>
            </Run>
            <Remove
              type="button"
              data-remove
              onKeyDown={onKeyDown}
              aria-label={`Remove ${query} from the history`}
              onClick={(event) => {
                remove(query, event.currentTarget);
              }}
            >
              <X aria-hidden />
            </Remove>
          </Item>
        ))}
      </ul>
    </>
  );
}
