import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';

type NoResortThereProps = { location: string; onShowAll: () => void };

/** No resort is in the location, or in the directory where that is blank. */
export function NoResortThere({ location, onShowAll }: NoResortThereProps) {
  return (
    <EmptyState
      level={3}
      title={location === '' ? 'No resorts yet' : 'No resort there'}
      text={
        location === ''
          ? 'The directory is empty at the moment.'
          : `No location contains “${location}”. A country, a region or part of a name works best.`
      }
      action={
        location === '' ? undefined : (
          <Button variant="quiet" onClick={onShowAll}>
            Show all resorts
          </Button>
        )
      }
    />
  );
}
