import { displayName } from '@club/domain/resort/resort-name';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useLive } from '../../../shared/live/live-data.tsx';
import { useResort } from '../../../shared/resort/use-resort.ts';
import { PATHS, resortPath } from '../../../shared/routes/paths.ts';
import { useSession } from '../../../kernel/session/session.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { Badge } from '../../../design/data/badge.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { ResortForm } from './resort-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const NO_RESORTS: readonly CatalogueResort[] = [];

/** What the form suggests; null while it loads, because the suggestions make the form longer. */
const useKnownFacts = (): KnownFacts | null => {
  const catalogue = useLive('catalogue');
  const resorts = catalogue.status === 'ready' ? catalogue.data : NO_RESORTS;
  const known = useMemo(() => knownFacts(resorts), [resorts]);
  return catalogue.status === 'loading' ? null : known;
};

function FormOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <SkeletonText lines={10} />
    </SkeletonGroup>
  );
}

/** Title and links of a resort that is being edited. */
function EditHead({ resort }: { resort: Resort }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack $gap="s8">
      <Row $gap="s12">
        <Heading level={1} size="h2">
          {displayName(resort.placeName)}
        </Heading>
        {!resort.available && <Badge tone="warn">Withdrawn</Badge>}
      </Row>
      <Text $tone="soft">
        Resort {resort.resortCode}. Bookings that were made keep the name, place and times they were
        made with.
      </Text>
      <Row $gap="s20">
        <ButtonLink variant="link" size="small" to={PATHS.adminResorts}>
          All resorts
        </ButtonLink>
        <ButtonLink variant="link" size="small" to={resortPath(resort.id)}>
          View resort
        </ButtonLink>
        <Button
          variant="link"
          size="small"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {resort.available ? 'Withdraw' : 'Put back'}
        </Button>
      </Row>
      {isAsking && (
        <WithdrawDialog
          id={resort.id}
          placeName={resort.placeName}
          withdrawn={resort.available}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Stack>
  );
}

function EditResort({ uid, id }: { uid: string; id: string }) {
  const resort = useResort(id);
  const known = useKnownFacts();
  const name = resort.status === 'ready' ? resort.data?.placeName : undefined;
  usePageHead({ title: name === undefined ? 'Edit resort' : `Edit ${displayName(name)}` });
  const outline = <FormOutline label="Loading the resort..." />;
  if (resort.status === 'loading') return outline;
  if (resort.status === 'error') {
    return <ErrorState level={1} title="The resort could not be loaded" onRetry={resort.retry} />;
  }
  if (resort.data === null) {
    return (
      <EmptyState
        level={1}
        title={`There is no resort ${id}`}
        text="It may have been typed wrongly."
        action={<ButtonLink to={PATHS.adminResorts}>All resorts</ButtonLink>}
      />
    );
  }
  if (known === null) return outline;
  return (
    <Stack $gap="s40">
      <EditHead resort={resort.data} />
      <ResortForm uid={uid} live={resort.data} known={known} />
    </Stack>
  );
}

function AddResort({ uid }: { uid: string }) {
  const known = useKnownFacts();
  usePageHead({ title: 'Add a resort' });
  return (
    <Stack $gap="s40">
      <Stack $gap="s8">
        <Heading level={1} size="h2">
          Add a resort
        </Heading>
        <Text $tone="soft">
          It is in the directory as soon as it is saved. Name and location are yours to give; the
          rest is filled in as most resorts have it.
        </Text>
      </Stack>
      {known === null ? (
        <FormOutline label="Loading the form..." />
      ) : (
        <ResortForm uid={uid} live={null} known={known} />
      )}
    </Stack>
  );
}

/** /admin-panel/resort-input-form (rules 1.15): adds a resort, or edits the one of `?resort=`. */
export default function ResortFormPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const id = params.get('resort');
  if (session.status !== 'signed-in') return null;
  return id === null ? (
    <AddResort key={session.uid} uid={session.uid} />
  ) : (
    <EditResort key={`${session.uid}/${id}`} uid={session.uid} id={id} />
  );
}
