import { FIRST_BOARD } from '@club/domain/favourites/favourite';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useLive, useMemberLive } from '../../shared/live/live-data.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { BoardView } from './board-view.tsx';

function Boards() {
  const session = useSession();
  const catalogue = useLive('catalogue');
  const favourites = useMemberLive('ownFavourites');
  const boards = useMemberLive('ownBoards');
  const [params] = useSearchParams();
  const wanted = params.get('board') ?? FIRST_BOARD;

  const failed = [catalogue, favourites, boards].find((live) => live.status === 'error');
  if (failed?.status === 'error') {
    return (
      <ErrorState level={1} title="Your favorites could not be loaded" onRetry={failed.retry} />
    );
  }
  const isReady =
    catalogue.status === 'ready' && favourites.status === 'ready' && boards.status === 'ready';
  // For a deleted board the first one is shown, which has its resorts.
  const board = isReady
    ? (boards.data.find(({ id }) => id === wanted) ?? boards.data[0])
    : undefined;
  if (!isReady || board === undefined || session.status !== 'signed-in') {
    return (
      <>
        <Heading level={1}>My Favorites</Heading>
        <ResortCardSkeletons count={3} label="Loading your favorites..." />
      </>
    );
  }
  return (
    <BoardView
      key={board.id}
      uid={session.uid}
      board={board}
      boards={boards.data}
      favourites={favourites.data}
      catalogue={catalogue.data}
    />
  );
}

/** `/myFavorites`: the member's saved resorts, on boards. */
export default function FavouritesPage() {
  usePageHead({ title: 'My Favorites' });
  return (
    <PageContainer>
      <PageSections>
        <Boards />
      </PageSections>
    </PageContainer>
  );
}
