import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { displayType, tabularType } from '../theme/typography.ts';
import { Overline } from '../text/text.tsx';

export type PriceRow = {
  label: ReactNode;
  value: string;
  /** Draws a line above and bold figures, for the total. */
  sum?: boolean | undefined;
};

const Block = styled.div`
  display: grid;
  gap: ${theme.space.s16};
`;

const Total = styled.p`
  ${displayType}
  ${tabularType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1em 0.35em;
  font-size: ${theme.size.h2};

  > span {
    font-family: ${theme.font.text};
    font-size: ${theme.size.body};
    letter-spacing: 0;
    color: ${theme.colour.soft};
  }
`;

const Includes = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const Rows = styled.dl`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
`;

const Line = styled.div<{ $sum: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.s24};
  padding-top: ${({ $sum }) => ($sum ? theme.space.s12 : 0)};
  box-shadow: ${({ $sum }) => ($sum ? `0 -1px 0 ${theme.colour.line}` : 'none')};
  font-weight: ${({ $sum }) => ($sum ? 650 : 400)};

  > dt {
    color: ${({ $sum }) => ($sum ? theme.colour.ink : theme.colour.soft)};
  }

  > dd {
    margin-left: auto;
  }
`;

type PriceBlockProps = {
  /** Small capitals above, for instance 'Total'. */
  label?: string | undefined;
  /** The formatted number: '$329.08', '42,000'. */
  total: string;
  /** What it counts: 'USD', 'a stay', 'points'. Never left out. */
  unit: string;
  /** What the total includes: 'tax included', '6 nights'. */
  includes?: ReactNode;
  /** The items that add up to the total. */
  rows?: readonly PriceRow[] | undefined;
};

/** How a total adds up. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <Rows>
      {rows.map((row, index) => (
        <Line key={index} $sum={row.sum === true}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </Line>
      ))}
    </Rows>
  );
}

/** A price with its unit, what it includes and how it adds up. */
export function PriceBlock({ label, total, unit, includes, rows = [] }: PriceBlockProps) {
  return (
    <Block>
      <div>
        {label !== undefined && <Overline>{label}</Overline>}
        <Total>
          {total} <span>{unit}</span>
        </Total>
        {includes !== undefined && <Includes>{includes}</Includes>}
      </div>
      {rows.length > 0 && <PriceRows rows={rows} />}
    </Block>
  );
}
