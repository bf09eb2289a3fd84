import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trailOf, withPageAfter, withPageBefore } from '../../lib/cursor-trail.ts';
import type { ListPage } from '../../lib/list-page.ts';
import type { Live } from '../../lib/live-store.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../feedback/skeleton.tsx';
import { WaitingList } from '../layout/waiting-list.tsx';
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
  onTurn: (address: URLSearchParams) => void;
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
  const [params] = useSearchParams();
  const next = page.status === 'ready' ? page.data.next : null;
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
          page={trailOf(params).length + 1}
          hasNext={next !== null}
          onPrevious={() => {
            onTurn(withPageBefore(params));
          }}
          onNext={() => {
            if (next !== null) onTurn(withPageAfter(params, next));
          }}
        />
      )}
    </>
  );
}
