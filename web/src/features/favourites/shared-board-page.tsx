import type { SharedBoard } from '@club/domain/favourites/favourite';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '../../formats/reader-formats.ts';
import { useParams } from 'react-router-dom';
import { callFunction } from '../../kernel/api/api-client.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useArrived, useLive } from '../../shared/live/live-data.tsx';
import { PATHS, sharedBoardPath } from '../../shared/routes/paths.ts';
import { useOpenedLink } from '../../shared/sharing/use-opened-link.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { BoardStayLine } from './board-stay-line.tsx';
import { useCompareChoice } from './compare-choice.ts';
import { CompareTray } from './compare-tray.tsx';
import { CompareView } from './compare-view.tsx';
import { SavedCard } from './saved-card.tsx';
import { savedResorts } from './saved-resort.ts';
import { useBoardStay } from './use-board-stay.ts';

type SharedViewProps = {
  token: string;
  board: SharedBoard;
  catalogue: readonly CatalogueResort[];
};

function SharedView({ token, board, catalogue }: SharedViewProps) {
  const stay = useBoardStay(board.dates);
  const choice = useCompareChoice(catalogue);
  const saved = savedResorts(board.resorts, catalogue);
  if (choice.isShown) {
    const back = { to: sharedBoardPath(token), label: 'Back to the board' };
    return <CompareView stay={stay} choice={choice} back={back} />;
  }
  const count = saved.length;
  return (
    <>
      <Stack $gap="s16">
        <SectionHeading
          level={1}
          overline="A board shared with you"
          title={board.name}
          text={`${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}. Press a heart to save one for yourself.`}
        />
        <BoardStayLine stay={stay} />
      </Stack>
      {count === 0 ? (
        <EmptyState
          title="Nothing on this board yet"
          action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
        />
      ) : (
        <CardGrid>
          {saved.map((one, at) => (
            <li key={one.favourite.resortId}>
              <SavedCard saved={one} stay={stay} choice={choice} at={at} />
            </li>
          ))}
        </CardGrid>
      )}
      <CompareTray choice={choice} />
    </>
  );
}

const openBoard = (token: string) => callFunction('openBoard', { token });

function Shared({ token }: { token: string }) {
  const arrived = useArrived('sharedBoard', { token });
  const read = useOpenedLink(token, { open: openBoard, missing: 'board-not-found', arrived });
  const catalogue = useLive('catalogue');
  usePageHead({
    title: read.status === 'ready' ? read.shared.name : 'A shared board',
    description: 'A board of resorts at Tideaway, shared by a member.',
    canonical: sharedBoardPath(token),
    status: read.status === 'closed' ? 404 : 200,
    // Only for those who have its link.
    index: false,
  });
  if (read.status === 'closed') {
    return (
      <EmptyState
        level={1}
        title="This board is not shared any more"
        text="Its owner has stopped sharing it, or the link is incomplete."
        action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
      />
    );
  }
  const failed = [read, catalogue].find(({ status }) => status === 'error');
  if (failed?.status === 'error') {
    return (
      <ErrorState
        level={1}
        title="The board could not be loaded"
        text={'text' in failed ? failed.text : undefined}
        onRetry={failed.retry}
      />
    );
  }
  if (read.status !== 'ready' || catalogue.status !== 'ready') {
    return <ResortCardSkeletons count={3} label="Loading the board..." />;
  }
  return <SharedView token={token} board={read.shared} catalogue={catalogue.data} />;
}

/** `/boards/:token`: a shared board, read-only and without its owner's name. */
export default function SharedBoardPage() {
  const { token = '' } = useParams();
  return (
    <PageContainer>
      <PageSections>
        <Shared key={token} token={token} />
      </PageSections>
    </PageContainer>
  );
}
