import {
  type ContactMessage,
  contactSchema,
  MAX_MESSAGE_LENGTH,
} from '@club/domain/support/ticket.schema';
import { type FieldErrors, parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText, callFunction, retryAtOf } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { Session } from '../../kernel/session/session-of-user.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RetryButton } from '../../design/feedback/retry-button.tsx';
import { useOnline } from '../../design/feedback/use-online.ts';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { SelectField } from '../../design/form/select-field.tsx';
import { TextAreaField } from '../../design/form/text-area-field.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import {
  bookingOptions,
  type ContactValues,
  firstValues,
  TOPIC_OPTIONS,
} from './contact-values.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s20} ${theme.space.s24};
  }
`;

/** Sends a message to the club; a repeat of it opens no second ticket. */
const sendMessage = createAttempt({
  storageKey: 'contactAttempt',
  orderKey: (message: ContactMessage) => JSON.stringify(message),
  send: (message, requestId) => callFunction('contactClub', { ...message, requestId }),
});

/** A stay of the member that the message is about. */
function BookingChoice() {
  const live = useMemberLive('ownBookings');
  const options = live.status === 'ready' ? bookingOptions(live.data) : [];
  if (live.status === 'ready' && options.length === 0) return null;
  return (
    <SelectField
      name="bookingId"
      label="Which stay?"
      optional
      options={options}
      placeholder="No particular one"
    />
  );
}

type Failure = { text: string; detail: string; retryAt: number | null };

const failureOf = (error: CallError): Failure => ({
  text: callErrorText(error),
  detail:
    error.kind === 'network'
      ? 'What you wrote is still here. Sending it again makes one message only.'
      : 'What you wrote is still here.',
  retryAt: retryAtOf(error),
});

const OFFLINE: Failure = {
  text: 'You are offline.',
  detail: 'What you wrote stays here. Send it once you are back.',
  retryAt: null,
};

/** The ticket of a sent message. */
export type SentMessage = { number: string; email: string };

type ContactFormProps = { session: Session; onSent: (message: SentMessage) => void };

/** The form to write to the club: name, email, topic and message. */
export function ContactForm({ session, onSent }: ContactFormProps) {
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<Failure | null>(null);
  const online = useOnline();
  const isMember = session.status === 'signed-in';

  const submit = async (
    values: ContactValues,
    { setFieldError }: FormikHelpers<ContactValues>,
  ): Promise<void> => {
    const parsed = parseWith(contactSchema, values);
    if (!parsed.ok) return;
    setFailure(online ? null : OFFLINE);
    if (!online) return;
    const sent = await sendMessage(parsed.value);
    if (sent.ok) {
      onSent({ number: sent.value.number, email: parsed.value.email });
      return;
    }
    const { error } = sent;
    setFailure(failureOf(error));
    if (error.kind === 'api' && error.field !== undefined && error.field in values) {
      setFieldError(error.field, error.message);
    }
  };

  return (
    <Formik<ContactValues>
      initialValues={firstValues(session, params)}
      validate={(values): FieldErrors => {
        const parsed = parseWith(contactSchema, values);
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ isSubmitting, submitForm }) => (
        <Form noValidate aria-label="Write to us">
          <Stack $gap="s20">
            <FocusFirstInvalid />
            <Pair>
              <TextField
                name="name"
                label="Name"
                help="How we should address you."
                autoComplete="name"
                maxLength={80}
              />
              <TextField
                name="email"
                type="email"
                label="Email"
                help="We send the answer there."
                autoComplete="email"
                inputMode="email"
              />
            </Pair>
            <SelectField
              name="topic"
              label="What is it about?"
              options={TOPIC_OPTIONS}
              placeholder="Choose a topic"
            />
            {isMember && <BookingChoice />}
            <TextAreaField
              name="message"
              label="Message"
              help="What happened, and what you would like us to do. Never a card number."
              rows={8}
              maxLength={MAX_MESSAGE_LENGTH}
            />
            {failure !== null && (
              <Alert tone="bad" live title={failure.text}>
                {failure.detail}
              </Alert>
            )}
            <div>
              {failure === null || failure.retryAt === null ? (
                <Button
                  type="submit"
                  size="large"
                  icon={<Send aria-hidden />}
                  busy={isSubmitting}
                  busyLabel="Sending..."
                >
                  Send message
                </Button>
              ) : (
                <RetryButton
                  retryAt={failure.retryAt}
                  busy={isSubmitting}
                  label="Send message"
                  onRetry={() => {
                    void submitForm();
                  }}
                />
              )}
            </div>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
