import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import { formatStay } from '../../formats/reader-formats.ts';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { MAX_WAITLIST_ENTRIES, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { ReactNode } from 'react';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

type NextStep = { tone: 'info' | 'warn' | 'bad'; text: string; action?: ReactNode };

const YOUR_WAITLIST = (
  <TextLink $alone to={PATHS.dashboardWaitlist}>
    See your waitlist
  </TextLink>
);
const OTHER_RESORT = (
  <TextLink $alone to={PATHS.directoryAtHome}>
    Find another resort
  </TextLink>
);

const UNAVAILABLE: NextStep = {
  tone: 'warn',
  text: 'You cannot join its waitlist either.',
  action: OTHER_RESORT,
};

const chooseAgain = (resortId: string): NextStep => ({
  tone: 'bad',
  text: 'Nothing was changed.',
  action: (
    <TextLink $alone to={stayPath('units', { resort: resortId })}>
      Choose unit and dates again
    </TextLink>
  ),
});

/** Leads to booking what is free: the stay that the server found, or the choice of dates. */
const bookNow = (criteria: WaitlistCriteria, free: Details<'free-now'> | null): NextStep => {
  const stay = { resort: criteria.resortId, type: criteria.vacationType, unit: criteria.unitType };
  return free !== null
    ? {
        tone: 'info',
        text: `${formatStay(free.startDate, free.endDate)} is free: you can book it now.`,
        action: (
          <TextLink
            $alone
            to={stayPath('offer', { ...stay, from: free.startDate, to: free.endDate })}
          >
            See the offer
          </TextLink>
        ),
      }
    : {
        tone: 'info',
        text: 'You can book it now.',
        action: (
          <TextLink $alone to={stayPath('units', stay)}>
            Choose unit and dates
          </TextLink>
        ),
      };
};

/** The errors that have a next step of their own. */
const stepsFor = (
  criteria: WaitlistCriteria,
  free: Details<'free-now'> | null,
): Partial<Record<ApiErrorCode, NextStep>> => ({
  'free-now': bookNow(criteria, free),
  'waitlist-pause': {
    tone: 'warn',
    text: `That gives others a chance. Look again in ${WAITLIST_PAUSE_HOURS} hours.`,
    action: OTHER_RESORT,
  },
  'already-waiting': { tone: 'info', text: 'You keep your position.', action: YOUR_WAITLIST },
  'waitlist-limit': {
    tone: 'warn',
    text: `You can wait for ${MAX_WAITLIST_ENTRIES} stays at a time. Leave one that you no longer need.`,
    action: YOUR_WAITLIST,
  },
  'waitlist-full': { tone: 'warn', text: 'Look again in a few days.', action: OTHER_RESORT },
  'resort-not-found': UNAVAILABLE,
  'resort-unavailable': UNAVAILABLE,
  'invalid-input': chooseAgain(criteria.resortId),
  'unit-not-offered': chooseAgain(criteria.resortId),
});

const nextStep = (error: CallError, criteria: WaitlistCriteria): NextStep =>
  error.kind === 'network'
    ? { tone: 'bad', text: 'Pressing the button again never joins twice.' }
    : (stepsFor(criteria, error.code === 'free-now' ? error.details : null)[error.code] ?? {
        tone: 'bad',
        text: 'Nothing was changed.',
      });

function StepAlert({ title, step }: { title: string; step: NextStep }) {
  return (
    <Alert tone={step.tone} live title={title} action={step.action}>
      {step.text}
    </Alert>
  );
}

/** Why the member did not join the waitlist, and how to continue. */
export function JoinError({ error, criteria }: { error: CallError; criteria: WaitlistCriteria }) {
  return <StepAlert title={callErrorText(error)} step={nextStep(error, criteria)} />;
}

/** The same message as the server's error, before the request: a stay that suits is free. */
export function FreeNow({ criteria, stay }: { criteria: WaitlistCriteria; stay: StayDates }) {
  return <StepAlert title={API_ERRORS['free-now'].message} step={bookNow(criteria, stay)} />;
}
