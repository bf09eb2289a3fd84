import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

export type KeyValue = { label: string; value: ReactNode };

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.div<{ $stacked: boolean }>`
  display: flex;
  flex-direction: ${({ $stacked }) => ($stacked ? 'column' : 'row')};
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ $stacked }) => ($stacked ? theme.space.s2 : `${theme.space.s4} ${theme.space.s24}`)};
  padding-block: ${theme.space.s12};

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  /* A border, because shadows print as pictures. */
  & + & {
    border-top: 1px solid ${theme.colour.line};
  }

  > dt {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }

  > dd {
    ${tabularType}
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
    text-align: ${({ $stacked }) => ($stacked ? 'left' : 'right')};
  }
`;

type KeyValueListProps = {
  items: readonly KeyValue[];
  /** Value below its label instead of at the end of the line. */
  stacked?: boolean | undefined;
};

/** Facts as pairs: label and value. */
export function KeyValueList({ items, stacked = false }: KeyValueListProps) {
  return (
    <List>
      {items.map((item) => (
        <Line key={item.label} $stacked={stacked}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Line>
      ))}
    </List>
  );
}
