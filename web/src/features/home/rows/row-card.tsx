import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../design/feedback/skeleton.tsx';
import { theme } from '../../../design/theme/theme.ts';

/** As high as a card with two lines of name and a note, so that a row keeps its height when its cards come. */
const Item = styled.li`
  min-height: calc(var(--card) * 0.75 + 11rem);
`;

const Outline = styled.div`
  display: grid;
  gap: ${theme.space.s8};

  > :first-child {
    margin-bottom: ${theme.space.s8};
    border-radius: ${theme.radius.card};
  }
`;

const OUTLINES = 5;

/** A card of a row. */
export function RowCard({ children }: { children: ReactNode }) {
  return <Item>{children}</Item>;
}

/** Outlines of cards while a row loads. */
export function RowOutlines() {
  return Array.from({ length: OUTLINES }, (_, index) => (
    <Item key={index} aria-hidden>
      <Outline>
        <SkeletonBlock $ratio="4 / 3" />
        <SkeletonBlock $height="0.875rem" $width="55%" />
        <SkeletonBlock $height="1.375rem" $width="82%" />
        <SkeletonBlock $height="0.875rem" $width="64%" />
      </Outline>
    </Item>
  ));
}
