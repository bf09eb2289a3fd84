import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { CatalogueCard } from '../../../shared/resort/catalogue-card.tsx';
import { CardRow } from '../../../design/layout/card-row.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { RowCard, RowOutlines } from './row-card.tsx';

const Note = styled.span`
  display: block;
  color: ${theme.colour.soft};
`;

type ResortRowProps = {
  id: string;
  title: string;
  text?: ReactNode;
  /** Where all of them are, and what the link says. */
  all: { to: string; label: string } | null;
  /** True for a title that changes once data are here. */
  stacked?: boolean;
  /** null while loading. */
  resorts: readonly CatalogueResort[] | null;
  /** A line above the price of each. */
  noteOf?: (resort: CatalogueResort) => string;
};

/** A row of resorts; none where there are no resorts for it. */
export function ResortRow({ id, title, text, all, stacked, resorts, noteOf }: ResortRowProps) {
  if (resorts?.length === 0) return null;
  return (
    <CardRow
      id={id}
      title={title}
      text={text}
      stacked={stacked}
      busy={resorts === null}
      action={
        all === null ? undefined : (
          <TextLink $alone to={all.to}>
            {all.label}
          </TextLink>
        )
      }
    >
      {resorts === null ? (
        <RowOutlines hasNote={noteOf !== undefined} />
      ) : (
        resorts.map((resort, at) => (
          <RowCard key={resort.id} at={at} hasNote={noteOf !== undefined}>
            <CatalogueCard resort={resort} note={noteOf && <Note>{noteOf(resort)}</Note>} />
          </RowCard>
        ))
      )}
    </CardRow>
  );
}
