import { bookingWindow, MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { formatNights } from '@club/domain/calendar/nights';
import { facetsOf } from '@club/domain/directory/filter-parts';
import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import {
  isUnitOffered,
  isUnitType,
  offeredUnitTypes,
  paymentMethodOf,
  unitTypeLabel,
  type VacationType,
} from '@club/domain/pricing/unit-type';
import {
  MAX_SEARCH_RESORTS,
  SEARCH_PROBLEMS,
  searchProblem,
} from '@club/domain/waitlist/saved-search';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatCount } from '../../formats/reader-formats.ts';
import type { CallError } from '../../kernel/api/api-client.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { RadioCards } from '../../design/form/radio-cards.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { CeilingInput } from '../filter/ceiling-input.tsx';
import { useLive } from '../live/live-data.tsx';
import { PATHS } from '../routes/paths.ts';
import { VacationTypeSwitch } from '../stay/vacation-type-switch.tsx';
import { saveSearch } from './save-search.ts';
import { resortsToWaitFor, searchDraftOf, type SearchDraft } from './search-draft.ts';
import { TellMeError } from './tell-me-error.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.s16};
`;

const PayWith = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s8};
`;

const NO_RESORTS: readonly FilterableResort[] = [];

/** How many resorts a search has of those that it could have. */
const resortsText = (count: number, total: number): string => {
  if (total > count) return `The ${count} best rated of ${formatCount(total)} resorts.`;
  if (count === 0) return 'There is none.';
  return count === 1 ? '1 resort.' : `All ${count} resorts.`;
};

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
  const change = (some: Partial<SearchDraft>): void => {
    setDraft({ ...draft, ...some });
    setFailure(null);
  };

  const { region, ...terms } = draft;
  const { unitType, vacationType, ceiling } = terms;
  const problem = searchProblem(terms, bookingWindow(today));
  const isNowhere = region === null && listed.total === 0;
  const shown = isPressed && problem !== null ? SEARCH_PROBLEMS[problem] : null;
  const errorAt = (field: string): string | undefined =>
    shown?.field === field ? shown.message : undefined;

  const payWith = (next: VacationType): void => {
    const { ceiling: _inOtherMoney, ...rest } = draft;
    setDraft({
      ...rest,
      vacationType: next,
      unitType: isUnitOffered(unitType, next) ? unitType : '1 bedroom',
    });
    setIsCeilingValid(true);
    setFailure(null);
  };

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
          <RadioCards<'list' | 'region'>
            label="Where"
            error={isPressed && isNowhere ? 'Choose a part of the world.' : undefined}
            value={region === null ? 'list' : 'region'}
            options={[
              {
                value: 'list',
                label: 'The resorts of this list',
                text: resortsText(listed.resorts.length, listed.total),
                disabled: listed.total === 0,
              },
              {
                value: 'region',
                label: 'A part of the world',
                text:
                  region === null
                    ? undefined
                    : `${resortsText(Math.min(inRegion.length, MAX_SEARCH_RESORTS), inRegion.length)} One that joins later is not among them.`,
                disabled: regions.length === 0,
              },
            ]}
            onChange={(where) => {
              const [first] = filter.regions.length > 0 ? filter.regions : regions;
              change({ region: where === 'list' ? null : (first ?? null) });
            }}
          />
          {region !== null && (
            <SelectInput
              label="Part of the world"
              value={region}
              options={regions.map((value) => ({ value, label: value }))}
              onChange={(event) => {
                change({ region: event.target.value });
              }}
            />
          )}
          <Fields>
            <TextInput
              type="date"
              label="First check-in"
              value={terms.from}
              min={today}
              error={errorAt('from')}
              onChange={(event) => {
                if (isLocalDate(event.target.value)) change({ from: event.target.value });
              }}
            />
            <TextInput
              type="date"
              label="Last check-out"
              value={terms.to}
              min={today}
              error={errorAt('to')}
              onChange={(event) => {
                if (isLocalDate(event.target.value)) change({ to: event.target.value });
              }}
            />
            <SelectInput
              label="Nights in a row"
              value={String(terms.nights)}
              error={errorAt('nights')}
              options={Array.from({ length: MAX_STAY_NIGHTS }, (_, index) => ({
                value: String(index + 1),
                label: formatNights(index + 1),
              }))}
              onChange={(event) => {
                change({ nights: Number(event.target.value) });
              }}
            />
            <SelectInput
              label="Unit Type"
              value={unitType}
              options={offeredUnitTypes(vacationType).map((offered) => ({
                value: offered,
                label: unitTypeLabel(offered),
              }))}
              onChange={(event) => {
                if (isUnitType(event.target.value)) change({ unitType: event.target.value });
              }}
            />
          </Fields>
          <Fields>
            <PayWith>
              <Text as="span" $size="small" $strong aria-hidden>
                Pay with
              </Text>
              <VacationTypeSwitch value={vacationType} onChange={payWith} />
            </PayWith>
            <CeilingInput
              key={vacationType}
              payment={paymentMethodOf(vacationType)}
              ceiling={
                ceiling === undefined ? null : { in: paymentMethodOf(vacationType), most: ceiling }
              }
              error={errorAt('ceiling')}
              onChange={(next, isValid) => {
                const { ceiling: _before, ...rest } = draft;
                setDraft(next === null ? rest : { ...rest, ceiling: next.most });
                setIsCeilingValid(isValid);
                setFailure(null);
              }}
            />
          </Fields>
          <div ref={answer}>
            {failure !== null && <TellMeError error={failure} terms={terms} resorts={all} />}
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}
