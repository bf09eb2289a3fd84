import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Chip } from '../../ui/actions/chip.tsx';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/text/text.tsx';
import { LAST_CALL_ORDERS, type LastCallFilters, type LastCallOrder } from './last-call-list.ts';

const Place = styled.div`
  display: grid;
  gap: ${theme.space.s24};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(10rem, 14rem) minmax(10rem, 14rem);
    align-items: end;
  }
`;

const Group = styled.fieldset`
  > legend {
    margin-bottom: ${theme.space.s12};
  }
`;

type LastCallFilterFormProps = {
  filters: LastCallFilters;
  regions: readonly string[];
  onChange: (filters: LastCallFilters) => void;
};

const orderOf = (text: string): LastCallOrder =>
  LAST_CALL_ORDERS.find(({ id }) => id === text)?.id ?? 'price';

/** Unit, part of the world, order: each choice takes effect at once. */
export function LastCallFilterForm({ filters, regions, onChange }: LastCallFilterFormProps) {
  return (
    <Place>
      <Group>
        <Text as="legend" $size="small" $strong>
          Unit type
        </Text>
        <Row $gap="s8">
          <Chip
            on={filters.unit === ''}
            onClick={() => {
              onChange({ ...filters, unit: '' });
            }}
          >
            Any
          </Chip>
          {offeredUnitTypes('lastCall').map((unit) => (
            <Chip
              key={unit}
              on={filters.unit === unit}
              onClick={() => {
                onChange({ ...filters, unit });
              }}
            >
              {unitTypeLabel(unit)}
            </Chip>
          ))}
        </Row>
      </Group>
      <SelectInput
        label="Part of the world"
        value={filters.region}
        onChange={(event) => {
          onChange({ ...filters, region: event.target.value });
        }}
        options={[
          { value: '', label: 'Anywhere' },
          ...regions.map((region) => ({ value: region, label: region })),
        ]}
      />
      <SelectInput
        label="Sort by"
        value={filters.order}
        onChange={(event) => {
          onChange({ ...filters, order: orderOf(event.target.value) });
        }}
        options={LAST_CALL_ORDERS.map(({ id, label }) => ({ value: id, label }))}
      />
    </Place>
  );
}
