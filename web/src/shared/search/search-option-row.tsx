import { Building2, History, MapPin, Search, Sparkles, SpellCheck } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isPlainClick } from '../../kernel/routing/is-plain-click.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines } from '../../design/theme/typography.ts';
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

  /* Enter chooses it. */
  &[aria-selected='true']::after {
    content: '↵' / '';
    color: ${theme.colour.soft};
  }
`;

const OptionText = styled.span`
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
  amenity: Sparkles,
  all: Search,
} as const;

type SearchOptionRowProps = {
  id: string;
  option: SearchOption;
  active: boolean;
  onChoose: (option: SearchOption) => void;
};

/** Keeps the focus in the field while an option is pressed. */
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** Each key makes new options, mostly with the same content: those are not rendered again. */
const isSameRow = (before: SearchOptionRowProps, after: SearchOptionRowProps): boolean =>
  before.id === after.id &&
  before.active === after.active &&
  before.onChoose === after.onChoose &&
  before.option.key === after.option.key &&
  before.option.to === after.option.to &&
  before.option.label === after.option.label &&
  before.option.detail === after.option.detail;

/** An option below the search field: a link, so that it can also be opened in another tab. */
export const SearchOptionRow = memo(function SearchOptionRow({
  id,
  option,
  active,
  onChoose,
}: SearchOptionRowProps) {
  const Icon = ICONS[option.kind];
  return (
    <Row
      id={id}
      aria-selected={active}
      tabIndex={-1}
      to={option.to}
      onMouseDown={keepFocus}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose(option);
      }}
    >
      <Icon aria-hidden />
      <OptionText>
        <Label>{option.label}</Label>
        {option.detail !== undefined && <Detail>{option.detail}</Detail>}
      </OptionText>
    </Row>
  );
}, isSameRow);
