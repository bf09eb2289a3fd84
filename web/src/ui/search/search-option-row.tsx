import { Building2, CornerDownLeft, History, MapPin, Search, SpellCheck } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { clampLines } from '../../theme/typography.ts';
import { MarkedText } from './marked-text.tsx';
import type { SearchOption } from './search-options.ts';

const Row = styled(Link).attrs({ role: 'option' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s12};
  align-items: center;
  min-height: ${theme.target};
  padding: ${theme.space.s4} ${theme.space.s12};
  border-radius: ${theme.radius.control};
  color: inherit;
  text-decoration: none;
  cursor: pointer;

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    color: ${theme.colour.faint};
    stroke-width: 1.75;
  }

  &:hover {
    background: ${theme.colour.sunken};
  }

  &[aria-selected='true'] {
    background: ${theme.colour.lagoonTint};
    box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
  }

  > svg:last-child {
    visibility: hidden;
  }

  &[aria-selected='true'] > svg:last-child {
    visibility: visible;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Label = styled.span`
  ${clampLines(1)}
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  ${clampLines(1)}
  overflow-wrap: anywhere;
  font-size: ${theme.size.small};
  line-height: 1.35;
  color: ${theme.colour.soft};
`;

const ICONS = {
  history: History,
  correction: SpellCheck,
  place: MapPin,
  resort: Building2,
  all: Search,
} as const;

type SearchOptionRowProps = {
  id: string;
  option: SearchOption;
  /** What is typed; its words are set off. */
  typed: string;
  active: boolean;
  onChoose: (option: SearchOption, event: MouseEvent) => void;
};

/** Leaves the focus in the field while something below it is pressed. */
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** An option below the search field: a link, so that it can be opened beside this page too. */
export const SearchOptionRow = memo(function SearchOptionRow({
  id,
  option,
  typed,
  active,
  onChoose,
}: SearchOptionRowProps) {
  const Icon = ICONS[option.kind];
  const isMarked = option.kind === 'place' || option.kind === 'resort';
  return (
    <Row
      id={id}
      aria-selected={active}
      tabIndex={-1}
      to={option.to}
      onMouseDown={keepFocus}
      onClick={(event) => {
        onChoose(option, event);
      }}
    >
      <Icon aria-hidden />
      <Words>
        <Label>{isMarked ? <MarkedText text={option.label} query={typed} /> : option.label}</Label>
        {option.detail !== undefined && (
          <Detail>
            {option.kind === 'resort' ? (
              <MarkedText text={option.detail} query={typed} />
            ) : (
              option.detail
            )}
          </Detail>
        )}
      </Words>
      <CornerDownLeft aria-hidden />
    </Row>
  );
});
