import type { FilterPart } from '@club/domain/directory/filter-parts';
import { filterParts, withoutPart } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { FilterChange } from './filter-in-address.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { RemovableChip } from '../../design/actions/chip.tsx';
import { partKey, partWords } from './filter-words.ts';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
`;

type FilterChipsProps = {
  filter: ResortFilter;
  /** Parts that have a control of their own beside the list. */
  without?: readonly FilterPart['kind'][] | undefined;
  onChange: (change: FilterChange) => void;
  /** Where focus goes when the last chip has gone. */
  onEmptied: () => void;
};

const NONE: readonly FilterPart['kind'][] = [];

/** What is in force, each to be taken away by a press, and all of it at once. */
export function FilterChips({ filter, without = NONE, onChange, onEmptied }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const parts = filterParts(filter).filter(({ kind }) => !without.includes(kind));
  if (parts.length === 0) return null;

  /** Focus goes to the chip that takes the place of the one that has gone, else to the one before. */
  const remove = (part: FilterPart, index: number): void => {
    const chips = [...(list.current?.querySelectorAll('button') ?? [])];
    onChange((before) => withoutPart(before, part));
    if (parts.length === 1) onEmptied();
    else (chips[index + 1] ?? chips[index - 1])?.focus();
  };

  return (
    <Chips ref={list} aria-label="Filters in force">
      {parts.map((part, index) => (
        <li key={partKey(part)}>
          <RemovableChip
            removeLabel={`Remove filter ${partWords(part)}`}
            onRemove={() => {
              remove(part, index);
            }}
          >
            {partWords(part)}
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
