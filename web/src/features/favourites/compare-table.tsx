import { displayName } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useResortPath } from '../../shared/stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import type { CompareChoice } from './compare-choice.ts';
import { ComparedValue } from './compared-value.tsx';
import type { Comparison } from './compare-rows.ts';
import type { BoardStay } from './use-board-stay.ts';

/** Scrolls sideways, so that the page does not; keys can scroll what has the focus. */
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

/** On a phone the labels and two resorts are in view at once. */
const Grid = styled.table<{ $columns: number }>`
  --labels: 5.5rem;
  --resort: 7.25rem;

  ${tabularType}
  width: 100%;
  min-width: calc(var(--labels) + ${({ $columns }) => $columns} * var(--resort));
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${theme.size.small};
  line-height: 1.45;

  th,
  td {
    padding: ${theme.space.s12} ${theme.space.s8};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th,
  tbody td {
    box-shadow: inset 0 1px 0 ${theme.colour.line};
  }

  ${media.tablet} {
    --labels: 7rem;
    --resort: 8.5rem;

    th,
    td {
      padding: ${theme.space.s12};
    }
  }
`;

/** Stays in view while the resorts scroll sideways, above the buttons on their pictures. */
const firstColumnStyles = css`
  position: sticky;
  z-index: 2;
  left: 0;
  width: var(--labels);
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
  max-width: 18rem;
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

type CompareTableProps = Comparison & {
  choice: CompareChoice;
  dates: BoardStay['dates'];
  /** Ids of the resorts that suit the stay best. */
  best: readonly string[];
};

/** The compared resorts as columns; what all have takes one row. */
export function CompareTable({ choice, dates, best, rows, same }: CompareTableProps) {
  const { resorts } = choice;
  const pathOf = useResortPath();
  return (
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
                    {best.includes(resort.id) && <Best>Suits best</Best>}
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
                <ComparedValue key={cell.resortId} {...cell} />
              ))}
            </tr>
          ))}
          {same.length > 0 && (
            <tr>
              <Label scope="row">In common</Label>
              <td colSpan={resorts.length}>{same.join(', ')}</td>
            </tr>
          )}
        </tbody>
      </Grid>
    </ScrollContainer>
  );
}
