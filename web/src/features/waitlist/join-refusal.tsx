import type { ApiErrorCode } from '@club/domain/api/errors';
import { MAX_WAITLIST_PLACES } from '@club/domain/waitlist/waitlist';
import type { ReactNode } from 'react';
import type { CallError } from '../../lib/api-client.ts';
import { callErrorText } from '../../lib/api-client.ts';
import { PATHS, stayPath } from '../../lib/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';

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

/** What one can do about the refusals that have a next step of their own. */
const stepsFor = (resortId: string): Partial<Record<ApiErrorCode, NextStep>> => ({
  'already-waiting': { tone: 'info', text: 'Your place is kept.', action: YOUR_WAITLIST },
  'waitlist-limit': {
    tone: 'warn',
    text: `You can wait for ${MAX_WAITLIST_PLACES} stays at a time. Leave one that you no longer need.`,
    action: YOUR_WAITLIST,
  },
  'waitlist-full': { tone: 'warn', text: 'Look again in a few days.', action: OTHER_RESORT },
  'resort-not-found': GONE,
  'resort-unavailable': GONE,
  'invalid-input': chooseAgain(resortId),
  'unit-not-offered': chooseAgain(resortId),
});

const nextStep = (error: CallError, resortId: string): NextStep =>
  error.kind === 'network'
    ? { tone: 'bad', text: 'Pressing the button again can never take two places.' }
    : (stepsFor(resortId)[error.code] ?? { tone: 'bad', text: 'Nothing was changed.' });

/** Why a place in the line was not given, and how to go on. */
export function JoinRefusal({ error, resortId }: { error: CallError; resortId: string }) {
  const { tone, text, action } = nextStep(error, resortId);
  return (
    <Alert tone={tone} live title={callErrorText(error)} action={action}>
      {text}
    </Alert>
  );
}
