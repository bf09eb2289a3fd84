import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

export type KeyValue = { label: string; value: ReactNode };

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s4} ${theme.space.s24};
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
    /* At the right on a line of its own, too. */
    margin-left: auto;
    overflow-wrap: anywhere;
    font-weight: 550;
    text-align: right;
  }
`;

/** Labels with their values. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }) {
  return (
    <List>
      {items.map((item) => (
        <Line key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Line>
      ))}
    </List>
  );
}
