import { MAX_SEARCH_RESORTS } from '@club/domain/waitlist/saved-search';
import { formatCount } from '../../formats/reader-formats.ts';
import { RadioCards } from '../../design/form/radio-cards.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';

/** How many resorts a search has of those that it could have. */
const resortsText = (count: number, total: number): string => {
  if (total > count) return `The ${count} best rated of ${formatCount(total)} resorts.`;
  if (count === 0) return 'There is none.';
  return count === 1 ? '1 resort.' : `All ${count} resorts.`;
};

type SearchPlacesFieldsProps = {
  /** The part of the world looked in; null for the resorts of the list. */
  region: string | null;
  regions: readonly string[];
  /** How many resorts of the list are waited for, and how many it has. */
  listed: { count: number; total: number };
  /** How many resorts the part of the world has. */
  inRegion: number;
  /** The part of the world that is taken first. */
  firstRegion: string | null;
  error: string | undefined;
  onChange: (region: string | null) => void;
};

/** Where a saved search looks: at the resorts of the list, or in a part of the world. */
export function SearchPlacesFields(props: SearchPlacesFieldsProps) {
  const { region, regions, listed, inRegion, onChange } = props;
  return (
    <>
      <RadioCards<'list' | 'region'>
        label="Where"
        error={props.error}
        value={region === null ? 'list' : 'region'}
        options={[
          {
            value: 'list',
            label: 'The resorts of this list',
            text: resortsText(listed.count, listed.total),
            disabled: listed.total === 0,
          },
          {
            value: 'region',
            label: 'A part of the world',
            text:
              region === null
                ? undefined
                : `${resortsText(Math.min(inRegion, MAX_SEARCH_RESORTS), inRegion)} One that joins later is not among them.`,
            disabled: regions.length === 0,
          },
        ]}
        onChange={(where) => {
          onChange(where === 'list' ? null : props.firstRegion);
        }}
      />
      {region !== null && (
        <SelectInput
          label="Part of the world"
          value={region}
          options={regions.map((value) => ({ value, label: value }))}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </>
  );
}
