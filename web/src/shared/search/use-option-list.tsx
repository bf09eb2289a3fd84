import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { SearchOptionRow } from './search-option-row.tsx';
import type { SearchOption } from './search-options.ts';

/** What the field says about its options (ARIA combobox). */
export type OptionListState = {
  expanded: boolean;
  /** Id of the option that Enter would choose. */
  activeId: string | undefined;
  /** Id of the text that names the keys. */
  hintId: string | undefined;
};

/** The field passes its keys; true when the list has used one. */
export type OptionListHandle = { onKey: (event: KeyboardEvent) => boolean };

/** What `useCombobox` passes to the list. */
export type OptionListProps = {
  ref: Ref<OptionListHandle>;
  /** Id of the list. */
  id: string;
  /** Null when the list is removed. */
  onState: (state: OptionListState | null) => void;
};

type OptionListOptions = OptionListProps & {
  /** What is typed. */
  text: string;
  options: readonly SearchOption[];
  hintId?: string | undefined;
  /** Must be stable, so that rows with the same content are not rendered again. */
  onChoose: (option: SearchOption) => void;
  /** The Delete key on an option; true when it was used. */
  onDelete?: ((option: SearchOption) => boolean) | undefined;
};

type OptionList = {
  active: SearchOption | undefined;
  activate: (option: SearchOption | undefined) => void;
  row: (option: SearchOption) => ReactNode;
};

/** The options of a combobox: arrows move the active one, Enter chooses it. */
export const useOptionList = ({
  ref,
  id,
  text,
  options,
  hintId,
  onState,
  onChoose,
  onDelete,
}: OptionListOptions): OptionList => {
  // The active option counts for the text it was chosen under, also while the options still follow what
  // had been typed before; typing returns to the field.
  const [chosen, setChosen] = useState<{ text: string; key: string } | null>(null);
  const counts = chosen !== null && text.startsWith(chosen.text);
  const at = counts ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const active = options[at];
  const expanded = options.length > 0;
  const idOf = (option: SearchOption): string => `${id}-${options.indexOf(option)}`;
  const activeId = active === undefined ? undefined : idOf(active);

  useLayoutEffect(() => {
    onState({ expanded, activeId, hintId });
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [onState, expanded, activeId, hintId]);
  useLayoutEffect(() => () => onState(null), [onState]);

  const activate = (option: SearchOption | undefined): void => {
    setChosen(option === undefined ? null : { text, key: option.key });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        // After the last one comes the field itself, then the first again.
        if (!event.altKey) activate(options[at + 1]);
        return expanded;
      case 'ArrowUp':
        activate(at === -1 ? options.at(-1) : options[at - 1]);
        return expanded;
      case 'Enter':
        if (active === undefined) return false;
        onChoose(active);
        return true;
      case 'Delete':
        return active !== undefined && onDelete?.(active) === true;
      case 'Escape':
        activate(undefined);
        return false;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move in the text: the field is in use again.
        activate(undefined);
        return false;
      default:
        // A letter counts before the options follow it: Enter right after it takes what is typed.
        if (event.key.length === 1 || event.key === 'Backspace') activate(undefined);
        return false;
    }
  };
  useImperativeHandle(ref, () => ({ onKey }));

  return {
    active,
    activate,
    row: (option) => (
      <SearchOptionRow
        key={option.key}
        id={idOf(option)}
        option={option}
        active={option === active}
        onChoose={onChoose}
      />
    ),
  };
};
