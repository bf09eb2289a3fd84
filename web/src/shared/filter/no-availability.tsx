import { ErrorState } from '../../design/feedback/error-state.tsx';

/** Dates are chosen, but the inventory could not be read. */
export function NoAvailability({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={3}
      title="Free nights could not be loaded"
      text="Without them we cannot tell which resorts suit your dates. You may be offline."
      onRetry={onRetry}
    />
  );
}
