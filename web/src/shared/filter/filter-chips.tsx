import type { FilterPart } from '@club/domain/directory/filter-parts';
import { filterParts, withoutPart } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { FilterChange } from './filter-in-address.ts';
import { formatCount } from '../../formats/reader-formats.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { RemovableChip } from '../../design/actions/chip.tsx';
import { partKey } from './filter-labels.ts';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
`;

type FilterChipsProps = {
  filter: ResortFilter;
  /** Parts with controls of their own beside the list. */
  without?: readonly FilterPart['kind'][] | undefined;
  labelOf: (part: FilterPart) => string;
  countOf?: ((part: FilterPart) => number | undefined) | undefined;
  onChange: (change: FilterChange) => void;
  /** Where focus goes when the last chip is removed. */
  onEmptied: () => void;
};

const NONE: readonly FilterPart['kind'][] = [];

/** The active filters, each with a chip that removes it, and a button to clear all. */
export function FilterChips({
  filter,
  without = NONE,
  labelOf,
  countOf,
  onChange,
  onEmptied,
}: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const parts = filterParts(filter).filter(({ kind }) => !without.includes(kind));
  if (parts.length === 0) return null;

  const textOf = (part: FilterPart): string => {
    const count = countOf?.(part);
    return count === undefined ? labelOf(part) : `${labelOf(part)} · ${formatCount(count)}`;
  };

  /** Focus goes to the chip in the position of the removed one, else to the one before. */
  const remove = (part: FilterPart, index: number): void => {
    // The button that clears all goes with the last chip but one.
    const chips = [...(list.current?.querySelectorAll('button') ?? [])].slice(0, parts.length);
    onChange((before) => withoutPart(before, part));
    if (parts.length === 1) onEmptied();
    else (chips[index + 1] ?? chips[index - 1])?.focus();
  };

  return (
    <Chips ref={list} aria-label="Filters in force" data-without-script="hide">
      {parts.map((part, index) => (
        <li key={partKey(part)}>
          <RemovableChip
            removeLabel={`Remove filter ${textOf(part)}`}
            onRemove={() => {
              remove(part, index);
            }}
          >
            {textOf(part)}
          </RemovableChip>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <Button
            variant="link"
            size="small"
            onClick={() => {
              onChange(() => NO_FILTER);
              onEmptied();
            }}
          >
            Clear all
          </Button>
        </li>
      )}
    </Chips>
  );
}
