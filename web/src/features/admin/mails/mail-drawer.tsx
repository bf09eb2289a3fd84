import { isMailDone } from '@club/domain/mail/mail';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import type { MailRow } from '../../../shared/live/stored-rows.ts';
import { auditTrailPath } from '../../../shared/routes/paths.ts';
import { WrittenText } from '../../../shared/support/written-text.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { KeyValueList } from '../../../design/data/key-value-list.tsx';
import { FormAlert } from '../../../design/form/form-alert.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { DrawerSection } from '../layout/drawer-section.tsx';
import { LiveDetail } from '../layout/live-detail.tsx';
import { MailStateBadge } from './mail-state-badge.tsx';

function MailDetail({ mail }: { mail: MailRow }) {
  const { id, message, to, state, stateAt, at, tries, reason } = mail;
  return (
    <Stack $gap="s24">
      <Stack $gap="s8">
        <Heading level={3} size="h4">
          {message.subject}
        </Heading>
        <div>
          <MailStateBadge state={state} />
        </div>
      </Stack>
      <DrawerSection title="Sending">
        <KeyValueList
          items={[
            { label: 'To', value: to },
            { label: 'Written', value: instantDayAndTime(at) ?? 'Unknown' },
            { label: 'In this state since', value: instantDayAndTime(stateAt) ?? 'Unknown' },
            { label: 'Attempts', value: String(tries) },
            ...(reason === null ? [] : [{ label: 'The mail server said', value: reason }]),
          ]}
        />
        <Text $size="small">
          <TextLink $alone to={auditTrailPath(id)}>
            In the audit trail
          </TextLink>
        </Text>
      </DrawerSection>
      <DrawerSection title="Text">
        <WrittenText>{message.text}</WrittenText>
      </DrawerSection>
    </Stack>
  );
}

type MailDrawerProps = { id: string; onClose: () => void };

/** A mail beside the list, live, with a button to send it again. */
export function MailDrawer({ id, onClose }: MailDrawerProps) {
  const live = useAdminLive('adminMail', { id });
  const dialogs = useDialogs();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const mail = live.status === 'ready' ? live.data : null;

  const sendAgain = async ({ round, to }: MailRow): Promise<void> => {
    setFailure(null);
    setBusy(true);
    const result = await callFunction('sendMailAgain', { mailId: id, round });
    setBusy(false);
    if (!result.ok) {
      setFailure(callErrorText(result.error));
      return;
    }
    dialogs.toast({ text: `The mail goes to ${to} again within a minute.` });
  };

  return (
    <Sheet
      open
      tall
      title="Mail"
      onClose={onClose}
      footer={
        mail === null || (!isMailDone(mail) && failure === null) ? undefined : (
          <Stack $gap="s12">
            <FormAlert message={failure} />
            {isMailDone(mail) && (
              <Button
                busy={busy}
                onClick={() => {
                  void sendAgain(mail);
                }}
              >
                Send again
              </Button>
            )}
          </Stack>
        )
      }
    >
      <LiveDetail live={live} noun="mail" missing="Mails of members who left are deleted.">
        {(row) => <MailDetail mail={row} />}
      </LiveDetail>
    </Sheet>
  );
}
