import { ErrorState } from '../../design/feedback/error-state.tsx';

/** Dates are chosen, and what is sold could not be read. */
export function NoAvailability({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={3}
      title="Free nights could not be loaded"
      text="Without them nobody knows which resorts suit your dates. Your connection may be gone."
      onRetry={onRetry}
    />
  );
}
