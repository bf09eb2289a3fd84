import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { forgetAllSearches } from './search-history-store.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Group, Listbox } from './search-lists.ts';
import type { SearchOption, SearchOptionGroup } from './search-options.ts';
import { SuggestionGroups } from './suggestion-list.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s8};
  padding-left: ${theme.space.s12};
`;

const Title = styled.h2`
  font-family: ${theme.font.text};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0;
  color: ${theme.colour.soft};
`;

/** The buttons are outside of the list, where they are allowed, and beside their rows. */
const Lists = styled.div<{ $hasHistory: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasHistory }) => ($hasHistory ? theme.target : '')};
  align-items: start;
`;

const Rows = styled(Group)`
  display: grid;
  grid-auto-rows: ${theme.target};
`;

const Quiet = styled.button`
  display: grid;
  place-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: 0 ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
  cursor: pointer;

  > svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }

  &:hover,
  &:focus-visible {
    background: ${theme.colour.sunken};
    color: ${theme.colour.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Remove = styled(Quiet)`
  padding: 0;
`;

const Hint = styled.p`
  display: none;
  padding: ${theme.space.s4} ${theme.space.s12};
  font-size: ${theme.size.tiny};
  color: ${theme.colour.soft};

  ${media.hover} {
    display: block;
  }
`;

type FirstOptionsProps = {
  /** Id of the list. */
  id: string;
  /** Id of the text that names the keys. */
  hintId: string | undefined;
  groups: readonly SearchOptionGroup[];
  row: (option: SearchOption) => ReactNode;
  onRemove: (query: string) => void;
  /** The focused element was removed: the focus has to move. */
  onFocusField: () => void;
};

/** 'Your Search History' (rules 5.6) with buttons to remove entries, and lists to start with. */
export function FirstOptions(props: FirstOptionsProps) {
  const { id, hintId, groups, row, onRemove, onFocusField } = props;
  const titleId = `${id}-title`;
  const isHistory = ({ title }: SearchOptionGroup): boolean => title === SCREEN_TEXTS.searchHistory;
  const history = groups.find(isHistory)?.options ?? [];
  const hasHistory = history.length > 0;
  return (
    <>
      {hasHistory && (
        <Head>
          <Title id={titleId}>{SCREEN_TEXTS.searchHistory}</Title>
          <Quiet
            type="button"
            onClick={() => {
              forgetAllSearches();
              onFocusField();
            }}
          >
            Clear all
          </Quiet>
        </Head>
      )}
      <Lists $hasHistory={hasHistory}>
        <Listbox id={id} aria-label="Searches and places">
          {hasHistory && <Rows aria-labelledby={titleId}>{history.map(row)}</Rows>}
          <SuggestionGroups
            id={id}
            groups={groups.filter((group) => !isHistory(group))}
            row={row}
          />
        </Listbox>
        {hasHistory && (
          <Rows aria-label="Remove from the history">
            {history.map(({ key, label }) => (
              <Remove
                key={key}
                type="button"
                // Delete removes by keyboard; ten more tab stops would be in the way.
                tabIndex={-1}
                aria-label={`Remove ${label} from the history`}
                onClick={() => {
                  onRemove(label);
                  onFocusField();
                }}
              >
                <X aria-hidden />
              </Remove>
            ))}
          </Rows>
        )}
      </Lists>
      {hasHistory && <Hint id={hintId}>↑ ↓ choose, Enter searches again, Delete removes.</Hint>}
    </>
  );
}
