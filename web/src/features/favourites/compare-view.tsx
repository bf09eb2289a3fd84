import { countNights, formatNights } from '@club/domain/calendar/nights';
import { formatStay } from '../../formats/reader-formats.ts';
import { pricedStay } from '@club/domain/directory/resort-filter';
import { displayName } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { ArrowLeft, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useResortPath, useStaySearch } from '../../shared/stay/stay-search.ts';
import { AddressVacationTypeSwitch } from '../../shared/stay/vacation-type-switch.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import type { CompareChoice } from './compare-choice.ts';
import type { CompareCell } from './compare-rows.ts';
import { compareRows } from './compare-rows.ts';
import { compareVerdict } from './compare-verdict.ts';
import type { BoardStay } from './use-board-stay.ts';

/** Scrolls sideways, so that the page does not. */
const ScrollContainer = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};

  &:focus-visible {
    outline-offset: 2px;
  }
`;

const Grid = styled.table<{ $columns: number }>`
  ${tabularType}
  width: 100%;
  min-width: calc(6.5rem + ${({ $columns }) => $columns} * 8.5rem);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${theme.size.small};
  line-height: 1.45;

  th,
  td {
    padding: ${theme.space.s12};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th,
  tbody td {
    box-shadow: inset 0 1px 0 ${theme.colour.line};
  }
`;

/** Stays in view while the resorts scroll sideways, above the buttons on their pictures. */
const firstColumnStyles = css`
  position: sticky;
  z-index: 2;
  left: 0;
  width: 6.5rem;
  background: ${theme.colour.raised};
`;

const Corner = styled.td`
  ${firstColumnStyles}
`;

const Label = styled.th`
  ${firstColumnStyles}
  font-weight: 550;
  color: ${theme.colour.soft};
`;

/** A value that speaks for its resort. */
const Mark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.s8};
  margin: calc(-1 * ${theme.space.s4}) calc(-1 * ${theme.space.s8});
  padding: ${theme.space.s4} ${theme.space.s8};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.lagoonTint};
  font-weight: 600;

  > small {
    font-size: ${theme.size.tiny};
    font-weight: 550;
    color: ${theme.colour.lagoon};
  }
`;

const Verdict = styled.p`
  ${displayType}
  max-width: 44rem;
  font-size: ${theme.size.lead};
  line-height: 1.4;
  text-wrap: pretty;
`;

/** Says of a column what the sentence above the table says. */
const Best = styled.span`
  justify-self: start;
  padding: ${theme.space.s4} ${theme.space.s8};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.lagoonTint};
  font-size: ${theme.size.tiny};
  font-weight: 600;
  color: ${theme.colour.lagoon};
`;

const Head = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.s8};
  font-weight: 400;
`;

const PictureContainer = styled.div`
  border-radius: ${theme.radius.control};
  overflow: hidden;
`;

const Name = styled.div`
  ${displayType}
  font-size: ${theme.size.body};
  line-height: 1.25;
`;

const RemoveContainer = styled.div`
  position: absolute;
  top: ${theme.space.s4};
  right: ${theme.space.s4};
`;

function Value({ value, reason }: CompareCell) {
  if (reason === null) return <td>{value}</td>;
  return (
    <td>
      <Mark>
        {value} {reason !== '' && <small>{reason}</small>}
      </Mark>
    </td>
  );
}

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
  const pathOf = useResortPath();
  const { from, to } = pricedStay(stay.dates, today);
  const { vacationType, sleeps: party } = useStaySearch();
  const { dates, stateOf } = stay;
  const context = { dates, vacationType, party, today, stateOf };
  const { rows, same } = compareRows(resorts, context);
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
      {/* A scrolling element must be focusable by keyboard. */}
      <ScrollContainer aria-label="Resorts side by side" tabIndex={0}>
        <Grid $columns={resorts.length}>
          <VisuallyHidden as="caption">{`${resorts.length} resorts compared.`}</VisuallyHidden>
          <thead>
            <tr>
              <Corner />
              {resorts.map((resort) => {
                const name = displayName(resort.placeName);
                return (
                  <th key={resort.id} scope="col" aria-label={name}>
                    <Head>
                      <PictureContainer>
                        <Picture src={safeImageUrl(resort.image) ?? undefined} alt="" />
                      </PictureContainer>
                      <Name>
                        <TextLink $alone to={pathOf(resort.id, { dates })}>
                          {name}
                        </TextLink>
                      </Name>
                      {verdict.resortIds.includes(resort.id) && <Best>Suits best</Best>}
                      <RemoveContainer>
                        <IconButton
                          tone="picture"
                          label={`Do not compare ${name}`}
                          icon={<X aria-hidden />}
                          onClick={() => {
                            choice.toggle(resort.id);
                          }}
                        />
                      </RemoveContainer>
                    </Head>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <Label scope="row">{label}</Label>
                {cells.map((cell) => (
                  <Value key={cell.resortId} {...cell} />
                ))}
              </tr>
            ))}
            {same.length > 0 && (
              <tr>
                <Label scope="row">The same</Label>
                <td colSpan={resorts.length}>{same.join(', ')}</td>
              </tr>
            )}
          </tbody>
        </Grid>
      </ScrollContainer>
    </Stack>
  );
}
