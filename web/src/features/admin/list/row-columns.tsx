import type { LinkProps } from 'react-router-dom';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { NoBreak } from '../../../design/data/table-text.tsx';

/** The instant of a row under a header, such as 'Written'. */
export const instantColumn = (header: string): Column<{ at: string }> => ({
  id: 'at',
  header,
  narrow: true,
  cell: ({ at }) => <NoBreak>{instantDayAndTime(at) ?? 'Unknown'}</NoBreak>,
});

type RowLink<Row> = {
  to: (row: Row) => LinkProps;
  /** What the button says, such as 'Read'. */
  text: string;
  /** The same with what is opened, for screen readers. */
  name: (row: Row) => string;
};

/** The button to the detail of a row; only at the foot of cards. */
export const detailColumn = <Row,>({ to, text, name }: RowLink<Row>): Column<Row> => ({
  id: 'detail',
  header: 'Detail',
  cardOnly: true,
  card: 'foot',
  cell: (row) => (
    <ButtonLink {...to(row)} variant="quiet" wide aria-label={name(row)}>
      {text}
    </ButtonLink>
  ),
});
