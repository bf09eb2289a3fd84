import { countNights, formatNights } from '@club/domain/calendar/nights';
import { formatStay } from '../../formats/reader-formats.ts';
import { pricedStay } from '@club/domain/directory/filtered-resorts';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { useStaySearch } from '../../shared/stay/stay-search.ts';
import { AddressVacationTypeSwitch } from '../../shared/stay/vacation-type-switch.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import type { CompareChoice } from './compare-choice.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { compareVerdict } from './compare-verdict.ts';
import type { BoardStay } from './use-board-stay.ts';

const Verdict = styled.p`
  ${displayType}
  max-width: 44rem;
  font-size: ${theme.size.lead};
  line-height: 1.4;
  text-wrap: pretty;
`;

type CompareViewProps = {
  stay: BoardStay;
  choice: CompareChoice;
  /** The way back to the list. */
  back: { to: string; label: string };
};

/**
 * Resorts side by side, with a sentence on which suits the stay best. What speaks for one of them is
 * marked; what describes them is quiet, and what is the same takes one row.
 */
export function CompareView({ stay, choice, back }: CompareViewProps) {
  const { resorts } = choice;
  const today = useToday();
  const { from, to } = pricedStay(stay.dates, today);
  const { vacationType, sleeps: party } = useStaySearch();
  const { dates, stateOf } = stay;
  const context = { dates, vacationType, party, today, stateOf };
  const verdict = compareVerdict(resorts, context);
  return (
    <Stack $gap="s24">
      <SectionHeading
        level={1}
        title="Side by side"
        text={`Prices for ${formatStay(from, to)}, ${formatNights(countNights(from, to))}.`}
        action={
          <Row $gap="s12">
            <AddressVacationTypeSwitch />
            <ButtonLink variant="quiet" to={back.to} icon={<ArrowLeft aria-hidden />}>
              {back.label}
            </ButtonLink>
          </Row>
        }
      />
      <Verdict aria-live="polite">{verdict.text}</Verdict>
      <CompareTable
        choice={choice}
        dates={dates}
        best={verdict.resortIds}
        {...compareRows(resorts, context)}
      />
    </Stack>
  );
}
