import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { inFirstPause } from '../../../kernel/page/first-use.ts';
import { useHistoryOverlay } from '../../../kernel/routing/use-history-overlay.ts';
import { theme } from '../../../design/theme/theme.ts';
import { whenText } from '../../../shared/filter/filter-labels.ts';
import type { SearchDraft } from './use-search-draft.ts';
import { preloadWhere } from './where-field.tsx';
import { whereText } from './where.ts';
import { whoText } from './who-choice.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';

const SearchSheet = lazyPart(() => import('./search-sheet.tsx'));
/** The sheet opens at 'Where'. */
const preload = (): void => {
  SearchSheet.preload();
  preloadWhere();
};

const Pill = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s2} ${theme.space.s16};
  align-items: center;
  width: 100%;
  min-height: 4.25rem;
  padding: ${theme.space.s12} ${theme.space.s24};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  text-align: left;
  color: ${theme.colour.ink};
  cursor: pointer;

  > svg {
    grid-row: 1 / 3;
    width: 1.35rem;
    height: 1.35rem;
    color: ${theme.colour.lagoon};
    stroke-width: 2;
  }

  > strong {
    font-weight: 600;
    line-height: 1.3;
  }

  > span {
    overflow: hidden;
    font-size: ${theme.size.small};
    line-height: 1.35;
    color: ${theme.colour.soft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

type SearchPillProps = { draft: SearchDraft; onShow: () => void };

/** The search on phones: one pill, which opens a sheet in three steps. */
export function SearchPill({ draft, onShow }: SearchPillProps) {
  const sheet = useHistoryOverlay('search');
  const { filter } = draft;
  const { dates } = filter;
  // Fingers do not hover.
  useEffect(() => inFirstPause(preload), []);
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={sheet.open}
      >
        <Search aria-hidden />
        <strong>{whereText(filter) || 'Where to?'}</strong>
        <span>
          {[
            dates === null ? 'Any dates' : whenText(dates),
            whoText(filter) || 'anyone',
            filter.vacationType === 'rciPoints' ? 'points' : 'card',
          ].join(' · ')}
        </span>
      </Pill>
      {sheet.isOpen && <SearchSheet draft={draft} onShow={onShow} onClose={sheet.close} />}
    </>
  );
}
