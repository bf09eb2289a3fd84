import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { MAX_SEARCH_LENGTH } from './bookings-list-state.ts';

/** How long typing rests before it is looked for. */
const TYPING_MS = 350;

type BookingsSearchProps = {
  /** What is looked for now. */
  search: string;
  onSearch: (search: string) => void;
};

/** The search of the list: what is typed takes effect after a moment, or at once with Enter. */
export function BookingsSearch({ search, onSearch }: BookingsSearchProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);

  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Going back changes the search without typing; what was sent from here must not undo typing on.
  if (known !== search) {
    setKnown(search);
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }

  const send = (typed: string): void => {
    clearTimeout(timer.current);
    const next = typed.trim().slice(0, MAX_SEARCH_LENGTH);
    setSent(next);
    latest.current(next);
  };

  return (
    <form
      aria-label="Search bookings"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <TextInput
        ref={input}
        label="Search"
        placeholder="Email, name, resort or booking number"
        icon={<Search aria-hidden />}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            send(typed);
          }, TYPING_MS);
        }}
        end={
          text === '' ? undefined : (
            <IconButton
              label="Clear the search"
              icon={<X aria-hidden />}
              onClick={() => {
                setText('');
                send('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}
