import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import type { Fact } from './booking-facts.ts';

const List = styled.dl`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

const Line = styled.div<{ $isSum: boolean }>`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${theme.space.s16};
  font-weight: ${({ $isSum }) => ($isSum ? 650 : 400)};

  > dt {
    color: ${({ $isSum }) => ($isSum ? theme.colour.ink : theme.colour.soft)};
  }

  > dd {
    overflow-wrap: anywhere;
  }
`;

/** Facts close together, with their labels in one column. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, isSum = false }) => (
        <Line key={label} $isSum={isSum}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </List>
  );
}
