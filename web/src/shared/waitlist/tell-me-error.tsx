import { PATHS, stayPath } from '../routes/paths.ts';
import { MAX_SAVED_SEARCHES, MAX_WAITLIST_ENTRIES } from '@club/domain/waitlist/waitlist';
import type { FilterableResort } from '@club/domain/directory/resort-filter';
import { displayName } from '@club/domain/resort/resort-name';
import type { SearchTerms } from '@club/domain/waitlist/saved-search';
import { formatStay } from '../../formats/reader-formats.ts';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const YOUR_WAITLIST = (
  <TextLink $alone to={PATHS.dashboardWaitlist}>
    See your waitlist
  </TextLink>
);

type TellMeErrorProps = {
  error: CallError;
  terms: SearchTerms;
  /** The resorts of the club, for the name of the one where something is free. */
  resorts: readonly Pick<FilterableResort, 'id' | 'placeName'>[];
};

/** Why a search was not saved, and how to continue: what fits already can be booked. */
export function TellMeError({ error, terms, resorts }: TellMeErrorProps) {
  const title = callErrorText(error);
  if (error.kind === 'network') {
    return (
      <Alert tone="bad" live title={title}>
        Pressing the button again never saves it twice.
      </Alert>
    );
  }
  if (error.code === 'free-now' && error.details?.resortId !== undefined) {
    const { startDate: from, endDate: to, resortId: resort } = error.details;
    const found = resorts.find(({ id }) => id === resort);
    const stay = { resort, type: terms.vacationType, unit: terms.unitType, from, to };
    return (
      <Alert
        tone="info"
        live
        title={
          found === undefined
            ? 'Something fits already'
            : `${displayName(found.placeName)} fits already`
        }
        action={
          <TextLink $alone to={stayPath('offer', stay)}>
            See the offer
          </TextLink>
        }
      >
        {`${formatStay(from, to)} is free: you can book it now, without waiting.`}
      </Alert>
    );
  }
  if (error.code === 'waitlist-limit') {
    return (
      <Alert tone="warn" live title={title} action={YOUR_WAITLIST}>
        {`You can wait for ${MAX_WAITLIST_ENTRIES} stays at a time, and ${MAX_SAVED_SEARCHES} of them can be searches.`}
      </Alert>
    );
  }
  return (
    <Alert
      tone={error.code === 'already-waiting' ? 'info' : 'bad'}
      live
      title={title}
      action={error.code === 'already-waiting' ? YOUR_WAITLIST : undefined}
    >
      {error.code === 'already-waiting' ? 'You keep your position.' : 'Nothing was saved.'}
    </Alert>
  );
}
