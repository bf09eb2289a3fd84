import type { SupportTicket, TicketState, TicketStep } from '@club/domain/support/ticket';
import { ticketSteps } from '@club/domain/support/ticket';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { FormAlert } from '../../../design/form/form-alert.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
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
  // The toast lies outside of the drawer, where screen readers do not listen while it is open.
  const [said, setSaid] = useState('');
  const ticket = live.status === 'ready' ? live.data : null;

  const succeed = (text: string): void => {
    setAnswering(null);
    dialogs.toast({ text });
    setSaid(text);
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
    if (result.ok) succeed(`${number} ${DONE[result.value.state]}`);
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
        {live.status === 'loading' && (
          <SkeletonGroup label="Loading the ticket...">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        )}
        {live.status === 'error' && (
          <ErrorState
            level={3}
            title="The ticket could not be loaded"
            text="The club did not respond. You may be offline."
            onRetry={live.retry}
          />
        )}
        {live.status === 'ready' && live.data === null && (
          <EmptyState
            level={3}
            title="There is no such ticket"
            text={`Nothing is known under ${number}. Tickets of members who left are deleted, and closed ones after a year.`}
          />
        )}
        {ticket !== null && <TicketDetail ticket={ticket} />}
        <output>
          <VisuallyHidden>{said}</VisuallyHidden>
        </output>
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
