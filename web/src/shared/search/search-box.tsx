import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useRunSearch } from './run-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { useDismiss } from '../../design/actions/use-dismiss.ts';
import { controlStyles } from '../../design/form/control-styles.ts';
import type { PanelHandle, PanelState } from './search-panel.tsx';

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

// The role is set like this because the field keeps its own element.
const Input = styled.input.attrs({ role: 'combobox' })<{ $filled: boolean }>`
  ${controlStyles}
  min-height: ${theme.target};
  padding-inline: 2.75rem ${({ $filled }) => ($filled ? '2.75rem' : theme.space.s16)};
  border-color: color-mix(in srgb, ${theme.colour.control} 55%, transparent);
  border-radius: ${theme.radius.pill};
  text-overflow: ellipsis;
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

/** Loaded with the first use of a search field. */
const SearchPanel = lazy(() => import('./search-panel.tsx'));

type SearchBoxProps = {
  /** Distinguishes the landmark from another search on the page. */
  label?: string | undefined;
  /** The text to start with: the query of the search page. */
  initial?: string | undefined;
  /** True on the search page for phones: the history is always open. */
  open?: boolean | undefined;
  /** True where searching is the page's purpose: the field takes focus. */
  focusAtOnce?: boolean | undefined;
};

/**
 * The search field, an ARIA combobox: Enter searches the typed text. Below it are the history and,
 * while typing, suggestions; Escape closes them, and then empties the field.
 */
export function SearchBox({
  label = 'Resorts',
  initial = '',
  open: alwaysOpen = false,
  focusAtOnce = false,
}: SearchBoxProps) {
  const [text, setText] = useState(initial);
  // Typed text shows at once; the suggestions follow in slices that give way to the next key.
  const followed = useDeferredValue(text);
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<PanelState | null>(null);
  const landmark = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelHandle>(null);
  const listId = useId();
  const run = useRunSearch();

  useEffect(() => {
    if (focusAtOnce) input.current?.focus();
  }, [focusAtOnce]);

  const focusField = useCallback(() => {
    input.current?.focus();
  }, []);
  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setOpen(false);
    if (reason === 'escape') input.current?.focus();
  }, []);
  useDismiss(open && !alwaysOpen, landmark, dismiss);

  const search = useCallback(
    (query: string): void => {
      if (!run(query)) return;
      setText(query.trim());
      setOpen(false);
      input.current?.blur();
    },
    [run],
  );
  const leave = useCallback(() => {
    setText('');
    setOpen(false);
    input.current?.blur();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a composition of letters chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.onKey(event) === true) {
      event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    if (event.key !== 'Escape') return;
    const closes = panel?.expanded === true && !alwaysOpen;
    if (closes || panel?.activeId !== undefined) setOpen(false);
    else setText('');
  };

  const isShown = open || alwaysOpen;
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
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            aria-label={SCREEN_TEXTS.searchPlaceholder}
            aria-autocomplete="list"
            aria-expanded={panel?.expanded === true}
            aria-controls={panel?.expanded === true ? listId : undefined}
            aria-activedescendant={panel?.activeId}
            aria-describedby={panel?.hintId}
            placeholder={SCREEN_TEXTS.searchPlaceholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
            onFocus={() => {
              setOpen(true);
            }}
            onClick={() => {
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
      {isShown && (
        <Suspense fallback={null}>
          <SearchPanel
            ref={keys}
            id={listId}
            text={followed}
            inPage={alwaysOpen}
            onState={setPanel}
            onRun={search}
            onLeave={leave}
            onFocusField={focusField}
          />
        </Suspense>
      )}
    </Landmark>
  );
}
