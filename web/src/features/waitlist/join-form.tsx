import { bookingWindow } from '@club/domain/calendar/booking-window';
import { formatNights } from '@club/domain/calendar/nights';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../kernel/api/api-client.ts';
import { retryAtOf } from '../../kernel/api/api-client.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Card } from '../../design/data/card.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { RoomOf } from '../../design/feedback/room-of.tsx';
import { RetryButton } from '../../design/feedback/retry-button.tsx';
import { RadioCards } from '../../design/form/radio-cards.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { joinWaitlist } from './join-waitlist.ts';
import { FreeNow, JoinError } from './join-error.tsx';
import { countWaiting, positionText, waitingText } from './queue-text.ts';
import { useFreeStay } from './use-free-stay.ts';
import { WaitlistTerms } from './waitlist-terms.tsx';
import type { WindowChoiceId } from './window-choices.ts';
import { windowChoices } from './window-choices.ts';

type Failure = { error: CallError; retryAt: number | null };

/** Joins the waitlist of a resort, unless a stay that suits is free. */
export function JoinForm({ resort, criteria }: { resort: Resort; criteria: WaitlistCriteria }) {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const choices = windowChoices(criteria, bookingWindow(useToday()));
  const [chosenId, setChosenId] = useState<WindowChoiceId>('exact');
  const [isJoining, setIsJoining] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const queue = useMemberLive('waitlistQueue', { resortId: criteria.resortId });
  const chosen = choices.find(({ id }) => id === chosenId) ?? { ...criteria, id: 'exact' as const };
  const free = useFreeStay(resort, { ...criteria, from: chosen.from, to: chosen.to });
  const retryAt = failure?.retryAt ?? null;

  const join = async (): Promise<void> => {
    const wanted: WaitlistCriteria = { ...criteria, from: chosen.from, to: chosen.to };
    setFailure(null);
    setIsJoining(true);
    const result = await joinWaitlist(wanted);
    setIsJoining(false);
    if (!result.ok) {
      setFailure({ error: result.error, retryAt: retryAtOf(result.error) });
      return;
    }
    const { entry, position } = result.value;
    dialogs.toast({
      tone: 'good',
      text:
        entry.state === 'offered'
          ? 'It is free right now: we keep it for you.'
          : `${position === null ? 'You are on the waitlist' : positionText(position)}. We will notify you when it is free.`,
    });
    await navigate(PATHS.dashboardWaitlist, { replace: true });
  };

  return (
    <Stack $gap="s32">
      <Card>
        <KeyValueList
          items={[
            { label: 'Unit type', value: unitTypeLabel(criteria.unitType) },
            { label: 'Kind of vacation', value: VACATION_LABELS[criteria.vacationType].title },
            { label: 'Nights in a row', value: formatNights(criteria.nights) },
          ]}
        />
        {/* Above what depends on whether a stay is free, so that it does not move. */}
        <TextLink
          $alone
          to={stayPath('units', { resort: criteria.resortId, type: criteria.vacationType })}
        >
          Choose other dates instead
        </TextLink>
      </Card>
      <RadioCards<WindowChoiceId>
        label="When would it suit you?"
        help="The more days suit you, the likelier a stay becomes free."
        options={choices.map(({ id, label, text }) => ({ value: id, label, text }))}
        value={chosen.id}
        onChange={(id) => {
          setChosenId(id);
          setFailure(null);
        }}
      />
      <WaitlistTerms />
      <Stack $gap="s16">
        {queue.status === 'loading' && free === null && (
          <RoomOf content={<Text $strong>{waitingText(0)}</Text>} />
        )}
        {queue.status === 'ready' && free === null && (
          <Text as="output" $strong>
            {waitingText(countWaiting(queue.data, chosen))}
          </Text>
        )}
        {failure !== null && <JoinError error={failure.error} criteria={criteria} />}
        {failure === null && free !== null && <FreeNow criteria={criteria} stay={free} />}
        <Row $gap="s16">
          {free === null && retryAt === null && (
            <Button
              size="large"
              busy={isJoining}
              busyLabel="Joining..."
              onClick={() => {
                void join();
              }}
            >
              Join the waitlist
            </Button>
          )}
          {free === null && retryAt !== null && (
            <RetryButton
              retryAt={retryAt}
              busy={isJoining}
              label="Join the waitlist"
              onRetry={() => {
                void join();
              }}
            />
          )}
        </Row>
      </Stack>
    </Stack>
  );
}
