import { localMailPath } from '../../shared/routes/paths.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** On a machine with emulators: no mail leaves it, and where the link is kept instead. */
export function LocalMailHint({ to }: { to: string }) {
  return useEmulators() === true ? (
    <Alert>
      This club runs on your machine and sends no mail. The link waits in the{' '}
      <TextLink to={localMailPath(to)}>local mailbox</TextLink>.
    </Alert>
  ) : null;
}
