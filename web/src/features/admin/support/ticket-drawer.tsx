import { unbrokenNumber } from '../../../formats/unbroken-number.ts';
import type { SupportTicket, TicketState, TicketStep } from '@club/domain/support/ticket';
import { ticketSteps } from '@club/domain/support/ticket';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { FormAlert } from '../../../design/form/form-alert.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { LiveDetail } from '../layout/live-detail.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { TicketDetail } from './ticket-detail.tsx';

const STEP_LABELS: Readonly<Record<TicketStep, string>> = {
  answer: 'Answer by email',
  'mark-answered': 'Mark as answered',
  close: 'Close ticket',
  reopen: 'Reopen',
};

const DONE: Readonly<Record<TicketState, string>> = {
  open: 'is open again.',
  answered: 'is marked as answered.',
  closed: 'is closed.',
};

type StepButtonsProps = {
  ticket: SupportTicket;
  busy: TicketStep | null;
  onStep: (step: TicketStep) => void;
};

function StepButtons({ ticket, busy, onStep }: StepButtonsProps) {
  return (
    <Row>
      {ticketSteps(ticket.state).map((step) => (
        <Button
          key={step}
          variant={step === 'answer' ? 'primary' : 'quiet'}
          busy={busy === step}
          disabled={busy !== null && busy !== step}
          onClick={() => {
            onStep(step);
          }}
        >
          {STEP_LABELS[step]}
        </Button>
      ))}
    </Row>
  );
}

type TicketDrawerProps = { number: string; onClose: () => void };

/** The detail of a ticket beside the list, live, with what can be done about it. */
export function TicketDrawer({ number, onClose }: TicketDrawerProps) {
  const live = useAdminLive('adminTicket', { number });
  const dialogs = useDialogs();
  const [busy, setBusy] = useState<TicketStep | null>(null);
  const [answering, setAnswering] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ticket = live.status === 'ready' ? live.data : null;

  const succeed = (text: string): void => {
    setAnswering(null);
    dialogs.toast({ text });
  };
  const take = async ({ rev }: SupportTicket, step: TicketStep): Promise<void> => {
    setFailure(null);
    if (step === 'answer') {
      setAnswering(rev);
      return;
    }
    setBusy(step);
    const result = await callFunction('handleTicket', { number, rev, step, text: undefined });
    setBusy(null);
    if (result.ok) succeed(`${unbrokenNumber(number)} ${DONE[result.value.state]}`);
    else setFailure(callErrorText(result.error));
  };

  return (
    <>
      <Sheet
        open
        tall
        title="Ticket"
        onClose={onClose}
        footer={
          ticket === null ? undefined : (
            <Stack $gap="s12">
              <FormAlert message={failure} />
              <StepButtons
                ticket={ticket}
                busy={busy}
                onStep={(step) => {
                  void take(ticket, step);
                }}
              />
            </Stack>
          )
        }
      >
        <LiveDetail
          live={live}
          noun="ticket"
          missing={`Nothing is known under ${number}. Tickets of members who left are deleted, and closed ones after a year.`}
        >
          {(row) => <TicketDetail ticket={row} />}
        </LiveDetail>
      </Sheet>
      {ticket !== null && answering !== null && (
        <AnswerDialog
          ticket={ticket}
          rev={answering}
          onDone={succeed}
          onClose={() => {
            setAnswering(null);
          }}
        />
      )}
    </>
  );
}
