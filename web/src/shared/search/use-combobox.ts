import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from '../../design/actions/use-dismiss.ts';
import type { OptionListHandle, OptionListState } from './use-option-list.tsx';

type ComboboxOptions = {
  /** True where the options are part of the page. */
  alwaysOpen: boolean;
  /** Must be stable. */
  onClose?: (() => void) | undefined;
};

/**
 * The field of an ARIA combobox: it keeps the focus and passes its keys to the list of options, which
 * is loaded with its first use (`useOptionList`) and reports what the field says about it.
 */
export const useCombobox = ({ alwaysOpen, onClose }: ComboboxOptions) => {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<OptionListState | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<OptionListHandle>(null);
  const listId = useId();

  const open = useCallback(() => {
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    onClose?.();
  }, [onClose]);
  const focus = useCallback(() => {
    input.current?.focus();
  }, []);
  const blur = useCallback(() => {
    input.current?.blur();
  }, []);
  const dismiss = useCallback(
    (reason: 'outside' | 'escape') => {
      close();
      if (reason === 'escape') focus();
    },
    [close, focus],
  );
  useDismiss(isOpen && !alwaysOpen, container, dismiss);

  /** True when the key has done its work. */
  const takesKey = (event: KeyboardEvent): boolean => {
    // Enter that ends a composition of letters chooses nothing.
    if (event.nativeEvent.isComposing) return true;
    if (list.current?.onKey(event) === true) {
      event.preventDefault();
      return true;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    return false;
  };

  const isExpanded = state?.expanded === true;
  return {
    container,
    isShown: isOpen || alwaysOpen,
    isExpanded,
    activeId: state?.activeId,
    open,
    close,
    focus,
    blur,
    takesKey,
    fieldProps: {
      ref: input,
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': state?.activeId,
      'aria-describedby': state?.hintId,
      onClick: open,
    },
    listProps: { ref: list, id: listId, onState: setState },
  } as const;
};
