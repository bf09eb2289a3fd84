import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { filterParts } from '@club/domain/directory/filter-parts';
import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { inFirstPause } from '../../kernel/page/first-use.ts';
import { useNear } from '../../design/layout/use-near.ts';
import { media } from '../../design/theme/media.ts';
import { Pill } from './pill-styles.ts';

const PhoneText = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

const RoomyText = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;

/** How many active filters have no control in the bar on wide screens. */
const countInSheetOnly = (filter: ResortFilter): number =>
  filterParts(filter).filter(({ kind }) => ['ceiling', 'crown', 'amenity', 'region'].includes(kind))
    .length;

type SheetButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  filter: ResortFilter;
  /** How many filters are active. */
  count: number;
  /** Must be stable. */
  onPreload: () => void;
  onOpen: () => void;
};

const counted = (label: string, count: number): string =>
  count === 0 ? label : `${label} (${count})`;

/**
 * Opens the sheet: 'Filters (3)' on phones, where it has all of them, 'More filters (1)' elsewhere.
 */
export function SheetButton({ ref, filter, count, onPreload, onOpen }: SheetButtonProps) {
  // Fingers do not hover: the code of the sheet is there before a press.
  const isNear = useNear(ref);
  useEffect(() => (isNear ? inFirstPause(onPreload) : undefined), [isNear, onPreload]);
  return (
    <Pill
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={onPreload}
      onClick={onOpen}
    >
      <SlidersHorizontal aria-hidden />
      <PhoneText>{counted('Filters', count)}</PhoneText>
      <RoomyText>{counted('More filters', countInSheetOnly(filter))}</RoomyText>
    </Pill>
  );
}
