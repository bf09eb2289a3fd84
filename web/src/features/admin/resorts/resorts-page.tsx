import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { pageWindow } from '@club/domain/directory/pagination';
import { formatCount } from '../../../formats/reader-formats.ts';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useLive } from '../../../shared/live/live-data.tsx';
import { PATHS } from '../../../shared/routes/paths.ts';
import { Button } from '../../../design/actions/button.tsx';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { Pagination } from '../../../design/data/pagination.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { ResortFilters } from './resort-filters.tsx';
import {
  resortListPage,
  resortListStateOf,
  withResortList,
  withResortPage,
} from './resort-list-state.ts';
import { FocusTarget } from '../layout/focus-target.ts';
import { ResortsTable } from './resorts-table.tsx';
import { type Withdrawal, WithdrawDialog } from './withdraw-dialog.tsx';

function ResortList({ resorts }: { resorts: readonly CatalogueResort[] }) {
  const { query, change } = useAddressQuery();
  const top = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Withdrawal | null>(null);
  const state = useMemo(() => resortListStateOf(query), [query]);
  const page = useMemo(() => resortListPage(resorts, state), [resorts, state]);
  const isWhole = state.search === '' && state.state === 'all';

  return (
    <Stack $gap="s24">
      <ResortFilters
        state={state}
        onSearch={(search) => {
          // One step of the history for a search, however long it was typed.
          change(
            (now) => withResortList(now, { search }),
            (now) => ({ replace: resortListStateOf(now).search !== '', preventScrollReset: true }),
          );
        }}
        onChange={(chosen) => {
          change((now) => withResortList(now, chosen), { preventScrollReset: true });
        }}
      />
      <FocusTarget ref={top} tabIndex={-1}>
        <Text as="output" $size="small" $tone="soft" $tabular>
          {formatCount(page.totalItems)} {page.totalItems === 1 ? 'resort' : 'resorts'}
          {isWhole ? '' : ` of ${formatCount(resorts.length)}`}
          {page.totalPages > 1 &&
            `, page ${formatCount(page.currentPage)} of ${formatCount(page.totalPages)}`}
        </Text>
      </FocusTarget>
      {page.totalItems === 0 ? (
        <EmptyState
          title={isWhole ? 'The club has no resorts yet' : 'No resort fits'}
          text={isWhole ? undefined : 'Look for fewer words, or show all resorts.'}
          action={
            isWhole ? (
              <ButtonLink to={PATHS.adminResortForm}>Add a resort</ButtonLink>
            ) : (
              <Button
                variant="quiet"
                onClick={() => {
                  change((now) => withResortList(now, { search: '', state: 'all' }), {
                    preventScrollReset: true,
                  });
                }}
              >
                Show all resorts
              </Button>
            )
          }
        />
      ) : (
        <ResortsTable
          rows={page.items}
          onWithdraw={({ id, placeName, available }) => {
            setAsking({ id, placeName, withdrawn: available });
          }}
        />
      )}
      <Pagination
        label="Pages of resorts"
        page={page.currentPage}
        totalPages={page.totalPages}
        window={pageWindow(page.currentPage, page.totalPages)}
        onSelect={(next) => {
          change((now) => withResortPage(now, next), { preventScrollReset: true });
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView();
        }}
      />
      {asking !== null && (
        <WithdrawDialog
          {...asking}
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
    </Stack>
  );
}

/** /admin-panel/resorts: every resort of the club, including withdrawn ones, live from the directory. */
export default function ResortsPage() {
  usePageHead({ title: 'Resorts' });
  const catalogue = useLive('catalogue');
  return (
    <Stack $gap="s24">
      <Row $justify="space-between">
        <Heading level={1} size="h2">
          Resorts{catalogue.status === 'ready' && ` ${formatCount(catalogue.data.length)}`}
        </Heading>
        <ButtonLink to={PATHS.adminResortForm} icon={<Plus aria-hidden />}>
          Add a resort
        </ButtonLink>
      </Row>
      {catalogue.status === 'loading' && (
        <SkeletonGroup label="Loading the resorts...">
          <SkeletonText lines={12} />
        </SkeletonGroup>
      )}
      {catalogue.status === 'error' && (
        <ErrorState title="The resorts could not be loaded" onRetry={catalogue.retry} />
      )}
      {catalogue.status === 'ready' && <ResortList resorts={catalogue.data} />}
    </Stack>
  );
}
