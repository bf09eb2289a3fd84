import { bookingWindow } from '@club/domain/calendar/booking-window';
import { monthOf } from '@club/domain/calendar/local-date';
import { monthsBetween } from '@club/domain/calendar/month';
import {
  facetsOf,
  type FilterPart,
  filterParts,
  withoutPart,
} from '@club/domain/directory/filter-parts';
import { type FilterableResort, NO_FILTER } from '@club/domain/directory/resort-filter';
import { chosenDates, isFlexible, MONTH_STAYS, NEAR_DAYS } from '@club/domain/directory/when';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../design/actions/button.tsx';
import { HiddenFields } from '../../design/form/hidden-fields.tsx';
import { SelectInput, type SelectOption } from '../../design/form/select-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { formatMonth } from '../../formats/reader-formats.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { CheckboxChoices, named } from './checkbox-choices.tsx';
import { CEILING_TEXTS, ceilingMoney } from './ceiling-input.tsx';
import { Fold, Form } from './filter-form-styles.ts';
import { type FilterInAddress, withFilterChange } from './filter-in-address.ts';
import { MONTH_STAY_LABELS, partKey } from './filter-labels.ts';
import { CROWN_NAMES, FILTER_PARAMS, type FilterQuery } from './filter-query.ts';
import { DaysFields, PayWithField, SleepsField } from './stay-fields-without-script.tsx';

type FilterFormProps = {
  resorts: readonly FilterableResort[];
  query: FilterQuery;
  inAddress: FilterInAddress;
  /** False for a list with prices of its own. */
  hasPrices: boolean;
  /** Parts with controls of their own beside the list. */
  without: readonly FilterPart['kind'][];
  /** The orders of the list, the first one its own, and which is chosen. */
  orders: readonly SelectOption[];
  order: string;
  /** Where the list opens, '#resorts'. */
  anchor: string | undefined;
  labelOf: (part: FilterPart) => string;
};

/**
 * Filters and order of a list for readers without script: a form that writes the same address as the
 * controls of `FilterBar`, and a link for each filter that takes it away.
 */
export function FilterForm({
  resorts,
  query: { filter },
  inAddress,
  hasPrices,
  without,
  orders,
  order,
  anchor,
  labelOf,
}: FilterFormProps) {
  const { query: address } = useAddressQuery();
  const { earliest, latest } = bookingWindow(useToday());
  const { dates, vacationType, ceiling, location, area } = filter;
  const parts = filterParts(filter).filter(({ kind }) => !without.includes(kind));
  const { amenities, regions } = facetsOf(resorts);
  const money = ceilingMoney(vacationType, ceiling);
  const others = withFilterChange(inAddress, () => ({
    ...NO_FILTER,
    location,
    area,
    vacationType: hasPrices ? NO_FILTER.vacationType : vacationType,
  }))(address);
  others.delete(FILTER_PARAMS.sort);
  const addressWithout = (part: FilterPart): string => {
    const next = withFilterChange(inAddress, (before) => withoutPart(before, part))(address);
    return `?${next.toString()}${anchor ?? ''}`;
  };

  return (
    <Stack $gap="s12">
      <Fold>
        <summary>
          Filters and order
          <ChevronDown aria-hidden />
        </summary>
        <Form action={anchor}>
          <HiddenFields entries={others} />
          <SelectInput
            label="Sort by"
            name={FILTER_PARAMS.sort}
            options={orders}
            defaultValue={order}
          />
          {hasPrices && <PayWithField vacationType={vacationType} />}
          <SleepsField sleeps={filter.sleeps} />
          {hasPrices && (
            <TextInput
              label={CEILING_TEXTS[money].label}
              name={money === 'points' ? FILTER_PARAMS.points : FILTER_PARAMS.usd}
              inputMode="decimal"
              placeholder={CEILING_TEXTS[money].placeholder}
              defaultValue={
                ceiling === null
                  ? ''
                  : String(ceiling.in === 'points' ? ceiling.most : ceiling.most / 100)
              }
            />
          )}
          <DaysFields days={chosenDates(dates)} />
          <SelectInput
            label="How flexible"
            name={FILTER_PARAMS.flex}
            placeholder="Exact dates"
            options={[
              { value: 'near', label: `± ${NEAR_DAYS} days` },
              ...MONTH_STAYS.map((stay) => ({
                value: stay,
                label: `${MONTH_STAY_LABELS[stay]} in the month`,
              })),
            ]}
            defaultValue={dates !== null && isFlexible(dates) ? dates.flex : ''}
          />
          <SelectInput
            label="Month"
            name={FILTER_PARAMS.month}
            placeholder="Any"
            options={monthsBetween(monthOf(earliest), monthOf(latest)).map((month) => ({
              value: month,
              label: formatMonth(month),
            }))}
            defaultValue={dates !== null && 'month' in dates ? dates.month : ''}
          />
          <CheckboxChoices
            title="Unit type"
            name={FILTER_PARAMS.unit}
            options={offeredUnitTypes(hasPrices ? vacationType : 'lastCall').map((unit) => ({
              value: unit,
              label: unitTypeLabel(unit),
            }))}
            chosen={filter.units}
          />
          <CheckboxChoices
            title="Crown"
            name={FILTER_PARAMS.crown}
            options={CROWN_NAMES.map(([value, label]) => ({ value, label }))}
            chosen={CROWN_NAMES.flatMap(([name, crown]) =>
              filter.crowns.includes(crown) ? [name] : [],
            )}
          />
          <CheckboxChoices
            title="Amenities"
            name={FILTER_PARAMS.amenity}
            options={named(amenities)}
            chosen={filter.amenities}
          />
          <CheckboxChoices
            title="Part of the world"
            name={FILTER_PARAMS.region}
            options={named(regions)}
            chosen={filter.regions}
          />
          <Button type="submit">Apply</Button>
        </Form>
      </Fold>
      {parts.length > 0 && (
        <Row as="ul" $gap="s16" aria-label="Filters in force">
          {parts.map((part) => (
            <li key={partKey(part)}>
              <TextLink to={addressWithout(part)}>Remove filter {labelOf(part)}</TextLink>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}
