import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../../design/actions/chip.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};

  & + & {
    padding-top: ${theme.space.s20};
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }

  > legend {
    /* A legend cannot be a grid item of its fieldset. */
    float: left;
    width: 100%;
  }
`;

/** Filters under a title. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Text as="legend" $strong>
        {title}
      </Text>
      {children}
    </Group>
  );
}

type ChipChoiceProps<Value extends string> = {
  title: string;
  options: readonly Value[];
  chosen: readonly Value[];
  label?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

/** Any number of options as chips. A chosen value that is no longer offered can still be removed. */
export function ChipChoice<Value extends string>({
  title,
  options,
  chosen,
  label = (value) => value,
  onChange,
}: ChipChoiceProps<Value>) {
  const all = [...new Set([...options, ...chosen])];
  if (all.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <Row $gap="s8">
        {all.map((value) => {
          const on = chosen.includes(value);
          return (
            <Chip
              key={value}
              on={on}
              onClick={() => {
                onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value]);
              }}
            >
              {label(value)}
            </Chip>
          );
        })}
      </Row>
    </FilterGroup>
  );
}
