import type { ResortFilter } from '@club/domain/directory/resort-filter';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { Chip } from '../../../design/actions/chip.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Text } from '../../../design/text/text.tsx';
import { SLEEPS_OFFERED } from '../../../shared/filter/filter-labels.ts';

const Group = styled.fieldset`
  > legend {
    margin-bottom: ${theme.space.s12};
  }
`;

/** Who comes and in what unit: 'Sleeps 4+ · 2 bedroom'; '' while any suits. */
export const whoText = ({ sleeps, units }: Pick<ResortFilter, 'sleeps' | 'units'>): string =>
  [...(sleeps === 0 ? [] : [`Sleeps ${sleeps}+`]), ...units.map(unitTypeLabel)].join(' · ');

/** The filter paid in another way, without the units that are not sold for it. */
export const paidBy = (
  { units }: Pick<ResortFilter, 'units'>,
  vacationType: VacationType,
): Pick<ResortFilter, 'units' | 'vacationType'> => ({
  vacationType,
  units: units.filter((unit) => isUnitOffered(unit, vacationType)),
});

type WhoChoiceProps = {
  filter: ResortFilter;
  onChange: (some: Partial<ResortFilter>) => void;
};

/** How many sleep there, and the unit types that suit. */
export function WhoChoice({ filter, onChange }: WhoChoiceProps) {
  const { sleeps, units, vacationType } = filter;
  return (
    <Stack $gap="s24">
      <Group>
        <Text as="legend" $size="small" $strong>
          Who is coming?
        </Text>
        <Row $gap="s8">
          {[0, ...SLEEPS_OFFERED].map((count) => (
            <Chip
              key={count}
              on={sleeps === count}
              onClick={() => {
                onChange({ sleeps: count });
              }}
            >
              {count === 0 ? 'Any number' : `${count}+`}
            </Chip>
          ))}
        </Row>
      </Group>
      <Group>
        <Text as="legend" $size="small" $strong>
          Unit
        </Text>
        <Row $gap="s8">
          <Chip
            on={units.length === 0}
            onClick={() => {
              onChange({ units: [] });
            }}
          >
            Any unit
          </Chip>
          {UNIT_TYPES.filter((unit) => isUnitOffered(unit, vacationType)).map((unit) => (
            <Chip
              key={unit}
              on={units.includes(unit)}
              onClick={() => {
                onChange({
                  units: units.includes(unit)
                    ? units.filter((other) => other !== unit)
                    : [...units, unit],
                });
              }}
            >
              {unitTypeLabel(unit)}
            </Chip>
          ))}
        </Row>
      </Group>
    </Stack>
  );
}
