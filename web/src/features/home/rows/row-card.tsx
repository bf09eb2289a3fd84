import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTakenOver } from '../../../taking-over/use-taken-over.ts';
import { SkeletonBlock } from '../../../design/feedback/skeleton.tsx';
import { heightBelow } from '../../../design/layout/height-below.ts';
import { theme } from '../../../design/theme/theme.ts';

/** As high as a card with two lines of name, so that a row keeps its height when its cards come. */
const Item = styled.li<{ $hasNote: boolean }>`
  ${heightBelow({ phone: 0 })}
  min-height: calc(var(--card) * 0.75 + ${({ $hasNote }) => ($hasNote ? '11.75rem' : '10.5rem')});
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

type RowCardProps = {
  /** True where cards have a line above their price. */
  hasNote: boolean;
};

/** Cards of a row that phones show at first. */
const SHOWN_AT_FIRST = 2;

/** A card of a row, by its place in it. */
export function RowCard({
  at,
  hasNote,
  children,
}: RowCardProps & { at: number; children: ReactNode }) {
  return (
    <Item $hasNote={hasNote} data-below={at >= SHOWN_AT_FIRST || undefined}>
      {children}
    </Item>
  );
}

/** Outlines of cards while a row loads; a server's page has only their room. */
export function RowOutlines({ hasNote }: RowCardProps) {
  if (!useTakenOver()) return <Item $hasNote={hasNote} aria-hidden />;
  return Array.from({ length: OUTLINES }, (_, index) => (
    <Item key={index} $hasNote={hasNote} aria-hidden>
      <Outline>
        <SkeletonBlock $ratio="4 / 3" />
        <SkeletonBlock $height="0.875rem" $width="55%" />
        <SkeletonBlock $height="1.375rem" $width="82%" />
        <SkeletonBlock $height="0.875rem" $width="64%" />
      </Outline>
    </Item>
  ));
}
