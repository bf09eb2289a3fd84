import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type QueryChange, useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { trailOf, withPageAfter, withPageBefore } from '../../kernel/routing/cursor-trail.ts';
import type { ListPage } from '../../kernel/live/list-page.ts';
import type { Live } from '../../kernel/live/live-store.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { theme } from '../../design/theme/theme.ts';
import { CursorPager } from './cursor-pager.tsx';

/** Keeps the previous rows visible while others load. */
const WaitingList = styled.div`
  transition: opacity ${theme.motion.normal} ${theme.motion.ease};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

type LivePageProps<Row> = {
  /** The rows in the middle of a sentence, for instance 'users'. */
  rowsName: string;
  /** Shown when loading fails. */
  errorTitle: string;
  /** The requested page. */
  page: Live<ListPage<Row>>;
  /** The page on screen: the previous one while another loads (`useLastReady`). */
  shown: ListPage<Row> | null;
  /** Shown instead of the first rows while they load; lines of text by default. */
  skeleton?: ReactNode;
  onTurn: (change: QueryChange) => void;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * A page of a live list with its loading and failed states, and the links to the pages before and
 * after it, which the address keeps.
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
  // Of this list only: another list starts at its first page.
  const turn = (change: QueryChange): void => {
    onTurn((now) => (now.toString() === query.toString() ? change(now) : null));
  };
  return (
    <>
      {page.status === 'error' && (
        <ErrorState
          title={errorTitle}
          text="The club did not respond. You may be offline."
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
