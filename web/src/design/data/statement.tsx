import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { SkeletonBlock } from '../feedback/skeleton.tsx';
import { Text } from '../text/text.tsx';

const Lines = styled.ol`
  ${tabularType}
  display: grid;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s4} ${theme.space.s24};
  padding-block: ${theme.space.s16};
  /* A border, because shadows print as pictures. */
  border-bottom: 1px solid ${theme.colour.line};
  break-inside: avoid;
`;

const Details = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  align-content: start;
  justify-items: start;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
  }
`;

const Figures = styled.div<{ $isIn: boolean }>`
  display: grid;
  gap: ${theme.space.s2};
  align-content: start;
  justify-items: end;
  text-align: right;

  > strong {
    font-weight: 600;
    white-space: nowrap;
    color: ${({ $isIn }) => ($isIn ? theme.colour.good : theme.colour.ink)};
  }
`;

/** An entry of a statement. */
export type StatementLine = {
  id: string;
  /** What kind of entry it is. */
  title: string;
  /** What it refers to, for instance the stay as a link. */
  about?: ReactNode;
  /** When, how and other details. */
  details: readonly string[];
  /** With its sign and unit: '+60,000 points', '−$329.08'. */
  amount: string;
  /** True for what the member received. */
  isIn: boolean;
  /** Below the amount: the balance after it, a link. */
  foot: readonly ReactNode[];
};

/** As high as the texts of an entry that is about a stay. */
const Outline = styled(SkeletonBlock)`
  width: 18rem;
  height: 7.25rem;

  ${media.tablet} {
    height: 6rem;
  }
`;

/** The outline of `lines` entries while they load, so that nothing below moves when they come. */
export function StatementOutline({ lines }: { lines: number }) {
  return (
    <Lines as="div">
      {Array.from({ length: lines }, (_, index) => (
        <Line as="div" key={index}>
          <Outline />
          <SkeletonBlock $width="4.5rem" $height="1rem" />
        </Line>
      ))}
    </Lines>
  );
}

/** Movements of money or points, with the amounts at the end of each row. */
export function Statement({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <Lines>
      {lines.map(({ id, title, about, details, amount, isIn, foot }) => (
        <Line key={id}>
          <Details>
            <strong>{title}</strong>
            {about !== undefined && (
              <Text as="span" $size="small">
                {about}
              </Text>
            )}
            {details.map((detail) => (
              <Text key={detail} as="span" $size="small" $tone="soft">
                {detail}
              </Text>
            ))}
          </Details>
          <Figures $isIn={isIn}>
            <strong>{amount}</strong>
            {foot.map((part, index) => (
              <Text key={index} as="span" $size="small" $tone="soft">
                {part}
              </Text>
            ))}
          </Figures>
        </Line>
      ))}
    </Lines>
  );
}
