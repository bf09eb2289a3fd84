import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { ReactNode } from 'react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { LiveCards } from '../../shared/lists/live-cards.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { entryGroups } from './entry-groups.ts';
import { OfferedCard } from './offered-card.tsx';
import { PastEntries } from './past-entries.tsx';
import { SearchCard } from './search-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** A titled list of cards; nothing when there are none. */
function Group<Entry extends OwnWaitlistEntry>({
  title,
  entries,
  children,
}: {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}) {
  if (entries.length === 0) return null;
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Stack as="ul" $gap="s24">
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly OwnWaitlistEntry[] }) {
  const { offered, waiting, past } = entryGroups(entries);
  return (
    <Stack $gap="s40">
      {offered.length + waiting.length === 0 && (
        <EmptyState
          title="You are not waiting for anything."
          text={`If the nights you want are taken, choose “Tell me when it is free”, or below a list “Tell me when something fits”. A stay that becomes free is kept for the first member on the waitlist for ${WAITLIST_OFFER_HOURS} hours.`}
          action={<ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>}
        />
      )}
      <Group title="Kept for you" entries={offered}>
        {(entry) => <OfferedCard entry={entry} />}
      </Group>
      <Group title="Waiting" entries={waiting}>
        {(entry) =>
          entry.search === undefined ? (
            <WaitingCard entry={entry} />
          ) : (
            <SearchCard entry={entry} search={entry.search} />
          )
        }
      </Group>
      {past.length > 0 && <PastEntries entries={past} />}
    </Stack>
  );
}

/** /dashboard/waitlist: the member's waitlist entries and offers, live. */
export default function WaitlistPage() {
  usePageHead({ title: 'Waitlist' });
  return (
    <Stack $gap="s32">
      <Stack $gap="s8">
        <Heading level={1} size="h2">
          Waitlist
        </Heading>
        <Text $tone="soft">
          Stays you want to hear about. No fee, nothing booked without you, leave at any time.
        </Text>
      </Stack>
      <LiveCards
        live={useMemberLive('ownWaitlist')}
        label="Loading your waitlist..."
        errorTitle="We could not load your waitlist."
        errorText="Your entries are safe with us. Check your connection and try again."
      >
        {(entries) => <Entries entries={entries} />}
      </LiveCards>
    </Stack>
  );
}
