import { formatCount } from '../../../formats/reader-formats.ts';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { BookingsQuery } from '../../../shared/admin-lists/admin-lists.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { Button } from '../../../design/actions/button.tsx';
import { useBookingsExport } from './use-bookings-export.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  ${media.print} {
    display: none;
  }
`;

const Progress = styled.output`
  ${tabularType}
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};

  &:not(:empty) {
    margin-right: ${theme.space.s12};
  }

  &[data-failed] {
    color: ${theme.colour.bad};
  }
`;

const bookings = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'booking' : 'bookings'}`;

type BookingsExportProps = {
  wanted: BookingsQuery;
  /** How many bookings there are to export; null while unknown. */
  total: number | null;
};

/** Saves all bookings of the filter as a file for spreadsheets, with progress and a button to cancel. */
export function BookingsExport({ wanted, total }: BookingsExportProps) {
  const { state, start, cancel } = useBookingsExport();
  const text = {
    idle: '',
    running: 'done' in state ? `Reading ${progressText(state.done, total)}` : '',
    finished: 'done' in state ? `${bookings(state.done)} saved.` : '',
    failed: 'The export did not get through. Nothing was saved.',
  }[state.kind];
  return (
    <Line>
      <Progress data-failed={state.kind === 'failed' || undefined}>{text}</Progress>
      {state.kind === 'running' ? (
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel export
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<Download aria-hidden />}
          onClick={() => void start(wanted)}
        >
          {state.kind === 'failed' ? 'Retry export' : 'Export CSV'}
        </Button>
      )}
    </Line>
  );
}

/** '1,500 of 4,210 bookings …' */
const progressText = (done: number, total: number | null): string =>
  total === null || total < done
    ? `${bookings(done)} …`
    : `${formatCount(done)} of ${bookings(total)} …`;
