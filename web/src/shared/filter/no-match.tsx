import { dropSuggestions, withoutPart } from '@club/domain/directory/filter-parts';
import type {
  FilterableResort,
  FilterContext,
  ResortFilter,
} from '@club/domain/directory/resort-filter';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import type { FilterChange } from './filter-in-address.ts';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { countText, partKey, partText } from './filter-labels.ts';

type NoMatchProps = {
  resorts: readonly FilterableResort[];
  filter: ResortFilter;
  context: FilterContext;
  onChange: (change: FilterChange) => void;
  level?: 2 | 3 | undefined;
};

/** No resort matches all filters: suggests which filter to remove, and removes it. */
export function NoMatch({ resorts, filter, context, onChange, level }: NoMatchProps) {
  const suggestions = useMemo(
    () => dropSuggestions(resorts, filter, context),
    [resorts, filter, context],
  );
  return (
    <EmptyState
      level={level}
      title="No resort has all of that"
      text={
        suggestions.length === 0
          ? 'Several filters together leave nothing. Start again and add one at a time.'
          : 'Without one of these there is something to see:'
      }
      action={
        <Row $gap="s8" $justify="center">
          {suggestions.map(({ part, count }) => (
            <Button
              key={partKey(part)}
              variant="quiet"
              onClick={() => {
                onChange((before) => withoutPart(before, part));
              }}
            >
              Drop “{partText(part)}” · {countText(count)}
            </Button>
          ))}
          <Button
            variant={suggestions.length === 0 ? 'quiet' : 'link'}
            onClick={() => {
              onChange(() => NO_FILTER);
            }}
          >
            Clear all filters
          </Button>
        </Row>
      }
    />
  );
}
