import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { forgetAllSearches } from './search-history-store.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Group, Listbox } from './search-lists.ts';
import type { SearchOption } from './search-options.ts';

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

const HistoryRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.target};

  /* The buttons are outside of the list, where they are allowed, and beside their rows. */
  > * {
    display: grid;
    grid-auto-rows: ${theme.target};
  }
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

type SearchHistoryProps = {
  /** Id of the list. */
  id: string;
  /** Id of the text that names the keys. */
  hintId: string | undefined;
  options: readonly SearchOption[];
  row: (option: SearchOption) => ReactNode;
  onRemove: (query: string) => void;
  /** The focused element was removed: the focus has to move. */
  onFocusField: () => void;
};

/** 'Your Search History' (rules 5.6), and buttons to remove entries. */
export function SearchHistory(props: SearchHistoryProps) {
  const { id, hintId, options, row, onRemove, onFocusField } = props;
  const titleId = `${id}-title`;
  return (
    <>
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
      <HistoryRows>
        <Listbox id={id} aria-labelledby={titleId}>
          {options.map(row)}
        </Listbox>
        <Group aria-label="Remove from the history">
          {options.map(({ key, label }) => (
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
        </Group>
      </HistoryRows>
      <Hint id={hintId}>↑ ↓ choose, Enter searches again, Delete removes.</Hint>
    </>
  );
}
