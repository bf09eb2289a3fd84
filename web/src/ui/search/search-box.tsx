import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRunSearch } from '../../lib/run-search.ts';
import { useSearchHistory } from '../../lib/search-history-store.ts';
import { theme } from '../../theme/theme.ts';
import { useDismiss } from '../actions/use-dismiss.ts';
import { controlStyles } from '../form/control-styles.ts';
import { SearchHistoryList } from './search-history-list.tsx';

// A role, because browsers before 2023 do not know the <search> element.
const Landmark = styled.div.attrs({ role: 'search' })`
  position: relative;
`;

const Field = styled.div`
  position: relative;

  > svg {
    position: absolute;
    left: ${theme.space.s16};
    top: 50%;
    width: 1.15rem;
    height: 1.15rem;
    transform: translateY(-50%);
    color: ${theme.colour.faint};
    stroke-width: 1.75;
    pointer-events: none;
  }
`;

const Input = styled.input<{ $filled: boolean }>`
  ${controlStyles}
  min-height: ${theme.target};
  padding-inline: 2.75rem ${({ $filled }) => ($filled ? '2.75rem' : theme.space.s16)};
  border-color: color-mix(in srgb, ${theme.colour.control} 55%, transparent);
  border-radius: ${theme.radius.pill};
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.colour.soft};
  cursor: pointer;

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    stroke-width: 1.75;
  }
`;

const Drop = styled.div`
  position: absolute;
  z-index: ${theme.layer.drop};
  top: calc(100% + ${theme.space.s8});
  left: 0;
  right: 0;
  padding: ${theme.space.s8};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

type SearchBoxProps = {
  /** Names the landmark apart from another search on the page. */
  label?: string | undefined;
  /** The text to start with: the query of the search page. */
  initial?: string | undefined;
  /** True on the search page for phones: the history lies open in the page. */
  open?: boolean | undefined;
  /** True where somebody came only to search: the field takes focus. */
  focusAtOnce?: boolean | undefined;
};

/**
 * The search of the bar: Enter runs it. Below lies the history; arrow down goes into it, Escape
 * closes it.
 */
export function SearchBox({
  label = 'Resorts',
  initial = '',
  open: alwaysOpen = false,
  focusAtOnce = false,
}: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const landmark = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const run = useRunSearch();
  const history = useSearchHistory();

  useEffect(() => {
    if (focusAtOnce) input.current?.focus();
  }, [focusAtOnce]);

  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setOpen(false);
    if (reason === 'escape') input.current?.focus();
  }, []);
  useDismiss(open && !alwaysOpen, landmark, dismiss);

  const search = (query: string): void => {
    if (!run(query)) return;
    setText(query.trim());
    setOpen(false);
    input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    landmark.current?.querySelector<HTMLElement>(`[id="${listId}"] button`)?.focus();
  };

  const shown = history.length > 0 && (open || alwaysOpen);
  const list = shown && (
    <div id={listId}>
      <SearchHistoryList
        history={history}
        onRun={search}
        onEmptied={() => {
          input.current?.focus();
        }}
      />
    </div>
  );
  return (
    <Landmark ref={landmark} aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <Field>
          <Search aria-hidden />
          <Input
            ref={input}
            $filled={text !== ''}
            type="search"
            enterKeyHint="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            aria-label={SCREEN_TEXTS.searchPlaceholder}
            placeholder={SCREEN_TEXTS.searchPlaceholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onFocus={() => {
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <Clear
              type="button"
              aria-label="Clear the search"
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            >
              <X aria-hidden />
            </Clear>
          )}
        </Field>
      </form>
      {alwaysOpen ? list : shown && <Drop>{list}</Drop>}
    </Landmark>
  );
}
