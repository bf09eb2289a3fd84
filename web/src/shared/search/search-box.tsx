import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { Button } from '../../design/actions/button.tsx';
import { HiddenFields } from '../../design/form/hidden-fields.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { controlStyles } from '../../design/form/control-styles.ts';
import { ClearButton } from './clear-button.tsx';
import { PATHS } from '../routes/paths.ts';
import { useStayQuery } from '../stay/stay-search.ts';
import { useRunSearch } from './run-search.ts';
import { useCombobox } from './use-combobox.ts';
import { lazyPart } from '../page/lazy-part.tsx';

// A role, because browsers before 2023 do not know the <search> element.
const Landmark = styled.div.attrs({ role: 'search' })`
  position: relative;
`;

const Form = styled.form`
  ${media.withoutScript} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.s8};
  }
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
`;

/** Loaded with the first use of a search field. */
const SearchPanel = lazyPart(() => import('./search-panel.tsx'));

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
  const { container, open, close, focus, blur, ...combobox } = useCombobox({ alwaysOpen });
  const run = useRunSearch();
  const stay = useStayQuery();

  useEffect(() => {
    if (focusAtOnce) focus();
  }, [focusAtOnce, focus]);

  const search = useCallback(
    (query: string): void => {
      if (!run(query)) return;
      setText(query.trim());
      close();
      blur();
    },
    [run, close, blur],
  );
  const leave = useCallback(() => {
    setText('');
    close();
    blur();
  }, [close, blur]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (combobox.takesKey(event) || event.key !== 'Escape') return;
    const closes = combobox.isExpanded && !alwaysOpen;
    if (closes || combobox.activeId !== undefined) close();
    else setText('');
  };

  return (
    <Landmark ref={container} aria-label={label}>
      <Form
        action={PATHS.search}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <Field>
          <Search aria-hidden />
          <Input
            {...combobox.fieldProps}
            $filled={text !== ''}
            inputMode="search"
            enterKeyHint="search"
            name="q"
            autoCapitalize="off"
            maxLength={200}
            aria-label={SCREEN_TEXTS.searchPlaceholder}
            placeholder={SCREEN_TEXTS.searchPlaceholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              open();
            }}
            onFocus={open}
            onKeyDown={onKeyDown}
          />
          <ClearButton
            label="Clear the search"
            isShown={text !== ''}
            onClear={() => {
              setText('');
              focus();
            }}
          />
        </Field>
        <WithoutScript>
          <HiddenFields entries={stay} />
          <Button type="submit" variant="quiet">
            Search
          </Button>
        </WithoutScript>
      </Form>
      {combobox.isShown && (
        <SearchPanel
          {...combobox.listProps}
          text={followed}
          inPage={alwaysOpen}
          onRun={search}
          onLeave={leave}
          onFocusField={focus}
        />
      )}
    </Landmark>
  );
}
