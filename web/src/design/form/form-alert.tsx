import { Alert } from '../feedback/alert.tsx';

/** What went wrong with the form as a whole; nothing while `message` is empty. Read out at once. */
export function FormAlert({ message }: { message: string | null | undefined }) {
  if (message === null || message === undefined || message === '') return null;
  return (
    <Alert tone="bad" live>
      {message}
    </Alert>
  );
}
