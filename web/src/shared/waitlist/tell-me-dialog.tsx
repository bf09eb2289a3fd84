import { bookingWindow } from '@club/domain/calendar/booking-window';
import { facetsOf } from '@club/domain/directory/filter-parts';
import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import { SEARCH_PROBLEMS, searchProblem } from '@club/domain/waitlist/saved-search';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../kernel/api/api-client.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';
import { useLive } from '../live/live-data.tsx';
import { PATHS } from '../routes/paths.ts';
import { saveSearch } from './save-search.ts';
import { resortsToWaitFor, searchDraftOf, type SearchDraft } from './search-draft.ts';
import { SearchPlacesFields } from './search-places-fields.tsx';
import { SearchTermsFields } from './search-terms-fields.tsx';
import { TellMeError } from './tell-me-error.tsx';

const NO_RESORTS: readonly FilterableResort[] = [];

type TellMeDialogProps = {
  /** What the filter of the list applies to; null for all resorts. */
  resorts: readonly FilterableResort[] | null;
  filter: ResortFilter;
  onClose: () => void;
};

/** Saves a search that begins as what the list looks for. */
export default function TellMeDialog({ resorts, filter, onClose }: TellMeDialogProps) {
  const formId = useId();
  const today = useToday();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const catalogue = useLive('catalogue');
  const all = catalogue.status === 'ready' ? catalogue.data : NO_RESORTS;
  const [draft, setDraft] = useState<SearchDraft>(() => searchDraftOf(filter, today));
  const [isCeilingValid, setIsCeilingValid] = useState(true);
  const [isPressed, setIsPressed] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const listed = useMemo(
    () => resortsToWaitFor(resorts ?? all, filter, today),
    [resorts, all, filter, today],
  );
  const regions = useMemo(() => facetsOf(all).regions, [all]);
  const inRegion = all.filter(({ available, region }) => available && region === draft.region);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) answer.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  const change = (next: SearchDraft): void => {
    setDraft(next);
    setFailure(null);
  };

  const { region, ...terms } = draft;
  const problem = searchProblem(terms, bookingWindow(today));
  const isNowhere = region === null && listed.total === 0;
  const shown = isPressed && problem !== null ? SEARCH_PROBLEMS[problem] : null;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    // The messages have to be in the page before one of the fields can be found by its own.
    flushSync(() => setIsPressed(true));
    if (problem !== null || !isCeilingValid || isNowhere) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.focus();
      // Out from below the buttons, which stay at the end of a tall dialog.
      wrong?.scrollIntoView({ block: 'center' });
      return;
    }
    setIsSending(true);
    setFailure(null);
    const resortIds = region === null ? listed.resorts.map(({ id }) => id) : [];
    const result = await saveSearch({ ...terms, region, resortIds });
    setIsSending(false);
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    onClose();
    dialogs.toast({
      tone: 'good',
      text: 'Saved. We will notify you when something fits.',
      action: {
        label: 'See your waitlist',
        onSelect: () => void navigate(PATHS.dashboardWaitlist),
      },
    });
  };

  return (
    <FormDialog
      title="Tell me when something fits"
      text={`The first such stay that becomes free is kept for you for ${WAITLIST_OFFER_HOURS} hours. Nothing is booked without you.`}
      size="medium"
      formId={formId}
      keepLabel="Not now"
      confirm={{ label: 'Save this search', busyLabel: 'Saving...' }}
      isSending={isSending}
      onClose={onClose}
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        <Stack $gap="s20">
          <SearchPlacesFields
            region={region}
            regions={regions}
            listed={{ count: listed.resorts.length, total: listed.total }}
            inRegion={inRegion.length}
            firstRegion={filter.regions[0] ?? regions[0] ?? null}
            error={isPressed && isNowhere ? 'Choose a part of the world.' : undefined}
            onChange={(next) => {
              change({ ...draft, region: next });
            }}
          />
          <SearchTermsFields
            draft={draft}
            today={today}
            errorAt={(field) => (shown?.field === field ? shown.message : undefined)}
            onChange={change}
            onCeilingCheck={setIsCeilingValid}
          />
          <div ref={answer}>
            {failure !== null && <TellMeError error={failure} terms={terms} resorts={all} />}
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}
