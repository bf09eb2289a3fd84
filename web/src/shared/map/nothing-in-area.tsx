import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';

type NothingInAreaProps = { onRemove: () => void };

/** An area of the map without resorts, and the way out of it. */
export function NothingInArea({ onRemove }: NothingInAreaProps) {
  return (
    <EmptyState
      level={3}
      title="No resort in this area"
      text="Move the map and search again, or look everywhere."
      action={
        <Button variant="quiet" onClick={onRemove}>
          Search everywhere
        </Button>
      }
    />
  );
}
