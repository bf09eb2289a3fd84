import type { ReactNode } from 'react';
import { type QueryChange, useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { trailOf, withPageAfter, withPageBefore } from '../../kernel/routing/cursor-trail.ts';
import type { ListPage } from '../../kernel/live/list-page.ts';
import type { Live } from '../../kernel/live/live-store.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { WaitingList } from '../../design/layout/waiting-list.tsx';
import { CursorPager } from './cursor-pager.tsx';

type LivePageProps<Row> = {
  /** What the rows are called in the middle of a sentence, for instance 'users'. */
  rowsName: string;
  /** Said when they do not come. */
  errorTitle: string;
  /** The page asked for. */
  page: Live<ListPage<Row>>;
  /** The page on the screen: that of before while another is on its way (`useLastReady`). */
  shown: ListPage<Row> | null;
  /** Stands in the place of the rows while nothing was there yet; lines of text by default. */
  skeleton?: ReactNode;
  onTurn: (change: QueryChange) => void;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * A page of a live list with its loading, failed and waiting states, and the way to the pages before
 * and behind it, which the address keeps.
 */
export function LivePage<Row>({
  rowsName,
  errorTitle,
  page,
  shown,
  skeleton = <SkeletonText lines={12} />,
  onTurn,
  children,
}: LivePageProps<Row>) {
  const { query } = useAddressQuery();
  const next = page.status === 'ready' ? page.data.next : null;
  // Of this list only: when another one is on its way, its first page is what comes.
  const turn = (change: QueryChange): void => {
    onTurn((now) => (now.toString() === query.toString() ? change(now) : null));
  };
  return (
    <>
      {page.status === 'error' && (
        <ErrorState
          title={errorTitle}
          text="The club did not answer. Your connection may be gone."
          onRetry={page.retry}
        />
      )}
      {page.status === 'loading' && shown === null && (
        <SkeletonGroup label={`Loading the ${rowsName}...`}>{skeleton}</SkeletonGroup>
      )}
      {page.status !== 'error' && shown !== null && (
        <WaitingList aria-busy={page.status === 'loading'}>{children(shown.rows)}</WaitingList>
      )}
      {page.status === 'ready' && (
        <CursorPager
          label={`Pages of ${rowsName}`}
          page={trailOf(query).length + 1}
          hasNext={next !== null}
          onPrevious={() => {
            turn(withPageBefore);
          }}
          onNext={() => {
            if (next !== null) turn((now) => withPageAfter(now, next));
          }}
        />
      )}
    </>
  );
}
