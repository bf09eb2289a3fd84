import { Alert } from '../feedback/alert.tsx';

/** An error of the whole form; nothing while `message` is empty. Read out at once. */
export function FormAlert({ message }: { message: string | null | undefined }) {
  if (message === null || message === undefined || message === '') return null;
  return (
    <Alert tone="bad" live>
      {message}
    </Alert>
  );
}
