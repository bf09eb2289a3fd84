import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import { formatStay } from '@club/domain/calendar/day-format';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { MAX_WAITLIST_PLACES, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { ReactNode } from 'react';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

type NextStep = { tone: 'info' | 'warn' | 'bad'; text: string; action?: ReactNode };

const YOUR_WAITLIST = <TextLink to={PATHS.dashboardWaitlist}>See your waitlist</TextLink>;
const OTHER_RESORT = <TextLink to={PATHS.directoryAtHome}>Find another resort</TextLink>;

const GONE: NextStep = {
  tone: 'warn',
  text: 'Nobody can wait for it either.',
  action: OTHER_RESORT,
};

const chooseAgain = (resortId: string): NextStep => ({
  tone: 'bad',
  text: 'Nothing was changed.',
  action: (
    <TextLink to={stayPath('units', { resort: resortId })}>Choose unit and dates again</TextLink>
  ),
});

/** The way to book what is free: the very stay that the server found, or the choice of dates. */
const bookNow = (wish: WaitlistWish, free: Details<'free-now'> | null): NextStep => {
  const stay = { resort: wish.resortId, type: wish.vacationType, unit: wish.unitType };
  return free !== null
    ? {
        tone: 'info',
        text: `${formatStay(free.startDate, free.endDate)} can be had: nobody has to wait for it.`,
        action: (
          <TextLink to={stayPath('offer', { ...stay, from: free.startDate, to: free.endDate })}>
            See the offer
          </TextLink>
        ),
      }
    : {
        tone: 'info',
        text: 'Nobody has to wait for it.',
        action: <TextLink to={stayPath('units', stay)}>Choose unit and dates</TextLink>,
      };
};

/** What one can do about the refusals that have a next step of their own. */
const stepsFor = (
  wish: WaitlistWish,
  free: Details<'free-now'> | null,
): Partial<Record<ApiErrorCode, NextStep>> => ({
  'free-now': bookNow(wish, free),
  'waitlist-pause': {
    tone: 'warn',
    text: `That gives others a chance. Look again in ${WAITLIST_PAUSE_HOURS} hours.`,
    action: OTHER_RESORT,
  },
  'already-waiting': { tone: 'info', text: 'Your place is kept.', action: YOUR_WAITLIST },
  'waitlist-limit': {
    tone: 'warn',
    text: `You can wait for ${MAX_WAITLIST_PLACES} stays at a time. Leave one that you no longer need.`,
    action: YOUR_WAITLIST,
  },
  'waitlist-full': { tone: 'warn', text: 'Look again in a few days.', action: OTHER_RESORT },
  'resort-not-found': GONE,
  'resort-unavailable': GONE,
  'invalid-input': chooseAgain(wish.resortId),
  'unit-not-offered': chooseAgain(wish.resortId),
});

const nextStep = (error: CallError, wish: WaitlistWish): NextStep =>
  error.kind === 'network'
    ? { tone: 'bad', text: 'Pressing the button again can never take two places.' }
    : (stepsFor(wish, error.code === 'free-now' ? error.details : null)[error.code] ?? {
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
export function JoinRefusal({ error, wish }: { error: CallError; wish: WaitlistWish }) {
  return <StepAlert title={callErrorText(error)} step={nextStep(error, wish)} />;
}

/** Says the same as the refusal before the request: a stay of the wish can be booked. */
export function FreeNow({ wish, stay }: { wish: WaitlistWish; stay: StayDates }) {
  return <StepAlert title={API_ERRORS['free-now'].message} step={bookNow(wish, stay)} />;
}
