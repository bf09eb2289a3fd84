import { localMailPath } from '../../shared/routes/paths.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** Where emulators run: says that no email leaves the machine, and where the link is instead. */
export function LocalMailHint({ to }: { to: string }) {
  return useEmulators() === true ? (
    <Alert>
      This club runs on your machine and sends no emails. The link is in the{' '}
      <TextLink to={localMailPath(to)}>local mailbox</TextLink>.
    </Alert>
  ) : null;
}
