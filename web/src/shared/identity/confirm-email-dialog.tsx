import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { localMailPath } from '../routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { OutsideLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { useEmailConfirmation } from './use-email-confirmation.ts';

type ConfirmEmailDialogProps = {
  email: string;
  /** Whether the session knows that the address is confirmed. */
  isConfirmed: boolean;
  /** Called with true once the address is confirmed, with false when the member gave up. */
  onAnswer: (isConfirmed: boolean) => void;
};

/**
 * Asks the member to confirm their address after a call needed it: sends the link, and closes by
 * itself once the link was opened, here or on another device.
 */
export function ConfirmEmailDialog({ email, isConfirmed, onAnswer }: ConfirmEmailDialogProps) {
  const { work, wait, isSent, isLocal, send, look } = useEmailConfirmation(email);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  useEffect(() => {
    if (isConfirmed) answer.current(true);
  }, [isConfirmed]);

  return (
    <Dialog
      open
      tone="info"
      title="Please confirm your email first"
      text={
        <>
          For this we need to know that <strong>{email}</strong> is yours: open the link in our
          mail, and this page continues by itself.
        </>
      }
      onClose={() => {
        onAnswer(false);
      }}
    >
      <Stack $gap="s12">
        <Button
          wide
          icon={<MailCheck aria-hidden />}
          busy={work === 'sending'}
          busyLabel="Sending..."
          disabled={wait > 0}
          onClick={() => {
            void send();
          }}
        >
          {wait > 0 ? `Send again in ${wait} s` : isSent ? 'Send the link again' : 'Send the link'}
        </Button>
        <Button
          variant="quiet"
          wide
          busy={work === 'looking'}
          onClick={() => {
            void look();
          }}
        >
          I have confirmed it
        </Button>
        {isLocal && (
          <Text $size="small" $tone="soft">
            This club runs on your machine and sends no mail: the link waits in the{' '}
            {/* In a new tab, because this page still has something to complete. */}
            <OutsideLink href={localMailPath(email)} target="_blank" rel="noopener">
              local mailbox
            </OutsideLink>
            .
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
