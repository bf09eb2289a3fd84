import { bookingWindow } from '@club/domain/calendar/booking-window';
import { formatNights } from '@club/domain/calendar/day-format';
import { VACATION_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { WAITLIST_OFFER_HOURS, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import { BellRing, CalendarCheck, Hourglass, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CallError } from '../../kernel/api/api-client.ts';
import { retryAtOf } from '../../kernel/api/api-client.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Card } from '../../design/data/card.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { RetryButton } from '../../design/feedback/retry-button.tsx';
import { RadioCards } from '../../design/form/radio-cards.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { joinWaitlist } from './join-waitlist.ts';
import { FreeNow, JoinRefusal } from './join-refusal.tsx';
import { countWaiting, placeInLine, waitingText } from './place-words.ts';
import { useFreeStay } from './use-free-stay.ts';
import type { WindowChoiceId } from './window-choices.ts';
import { windowChoices } from './window-choices.ts';

const Promises = styled.ul`
  display: grid;
  gap: ${theme.space.s12};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s12};
    line-height: 1.5;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

/** What waiting means, before anybody begins to. */
const PROMISES = [
  {
    Icon: BellRing,
    text: `A freed stay is kept for the first in line for ${WAITLIST_OFFER_HOURS} hours, and we tell you at once.`,
  },
  { Icon: CalendarCheck, text: 'Nothing is booked without you: you look at it and decide.' },
  { Icon: LogOut, text: 'There is no fee, and you can leave the line at any time.' },
  {
    Icon: Hourglass,
    text: `If you let an offer go or miss it, you can wait for the resort again after ${WAITLIST_PAUSE_HOURS} hours.`,
  },
] as const;

type Failure = { error: CallError; retryAt: number | null };

/** Asks for a place in the line of a resort, unless something of the wish can be booked. */
export function JoinForm({ resort, wish }: { resort: Resort; wish: WaitlistWish }) {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const choices = windowChoices(wish, bookingWindow(useToday()));
  const [chosenId, setChosenId] = useState<WindowChoiceId>('exact');
  const [isJoining, setIsJoining] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const line = useMemberLive('waitlistLine', { resortId: wish.resortId });
  const chosen = choices.find(({ id }) => id === chosenId) ?? { ...wish, id: 'exact' as const };
  const free = useFreeStay(resort, { ...wish, from: chosen.from, to: chosen.to });
  const retryAt = failure?.retryAt ?? null;

  const join = async (): Promise<void> => {
    const wanted: WaitlistWish = { ...wish, from: chosen.from, to: chosen.to };
    setFailure(null);
    setIsJoining(true);
    const answer = await joinWaitlist(wanted);
    setIsJoining(false);
    if (!answer.ok) {
      setFailure({ error: answer.error, retryAt: retryAtOf(answer.error) });
      return;
    }
    const { entry, position } = answer.value;
    dialogs.toast({
      tone: 'good',
      text:
        entry.state === 'offered'
          ? 'It is free right now: we keep it for you.'
          : `${position === null ? 'You are in line' : placeInLine(position)}. We tell you when it is free.`,
    });
    await navigate(PATHS.dashboardWaitlist, { replace: true });
  };

  return (
    <Stack $gap="s32">
      <Card>
        <KeyValueList
          items={[
            { label: 'Unit type', value: unitTypeLabel(wish.unitType) },
            { label: 'Kind of vacation', value: VACATION_LABELS[wish.vacationType].title },
            { label: 'Nights in a row', value: formatNights(wish.nights) },
          ]}
        />
      </Card>
      <RadioCards<WindowChoiceId>
        label="When would it suit you?"
        help="The more days suit you, the likelier something gets free."
        options={choices.map(({ id, label, text }) => ({ value: id, label, text }))}
        value={chosen.id}
        onChange={(id) => {
          setChosenId(id);
          setFailure(null);
        }}
      />
      <Stack as="section" $gap="s16">
        <Heading level={2} size="h4">
          What happens then
        </Heading>
        <Promises>
          {PROMISES.map(({ Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden />
              {text}
            </li>
          ))}
        </Promises>
      </Stack>
      <Stack $gap="s16">
        {line.status === 'ready' && free === null && (
          <Text as="output" $strong>
            {waitingText(countWaiting(line.data, chosen))}
          </Text>
        )}
        {failure !== null && <JoinRefusal error={failure.error} wish={wish} />}
        {failure === null && free !== null && <FreeNow wish={wish} stay={free} />}
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
          <TextLink to={stayPath('units', { resort: wish.resortId, type: wish.vacationType })}>
            Choose other dates instead
          </TextLink>
        </Row>
      </Stack>
    </Stack>
  );
}
