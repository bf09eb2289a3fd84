import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { heightBelow } from '../../design/layout/height-below.ts';
import { theme } from '../../design/theme/theme.ts';
import { useReducedMotion } from '../../design/theme/use-media-query.ts';
import { useCardLink } from './map-link.ts';

const Item = styled.li<{ $pointed: boolean; $selected: boolean }>`
  ${heightBelow({ phone: 27 })}
  border-radius: ${theme.radius.card};
  scroll-margin-block: calc(${theme.bar} + ${theme.space.s32}) ${theme.space.s32};

  ${({ $pointed, $selected }) =>
    ($pointed || $selected) &&
    css`
      /* A card under the pointer is known to be the one. */
      &:not(:hover) {
        outline: 2px solid ${$selected ? theme.colour.ink : theme.colour.lagoon};
        outline-offset: ${theme.space.s8};
      }
    `}
`;

type MapListItemProps = {
  id: string;
  /** Below what is in view at first. */
  isBelow: boolean;
  children: ReactNode;
};

/**
 * A card in a list beside a map: hovering it highlights its pin, hovering the pin highlights it,
 * and selecting the pin scrolls to it.
 */
export function MapListItem({ id, isBelow, children }: MapListItemProps) {
  const { pointed, selected, point } = useCardLink(id);
  const item = useRef<HTMLLIElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    if (!selected) return;
    item.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [selected, still]);
  return (
    <Item
      ref={item}
      $pointed={pointed}
      $selected={selected}
      aria-current={selected ? 'true' : undefined}
      data-below={isBelow || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') point(true);
      }}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {children}
    </Item>
  );
}
