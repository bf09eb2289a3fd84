import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s12};
  justify-content: center;

  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${theme.space.s8};
  }
`;

const Numbers = styled.ul`
  grid-column: 1 / -1;
  grid-row: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s4};
`;

const Step = styled.button`
  ${tabularType}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s4};
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: 0 ${theme.space.s8};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  font-weight: 550;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};

  > svg {
    width: 1.15rem;
    height: 1.15rem;
    stroke-width: 1.75;
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-current]) {
      background: ${theme.colour.sunken};
    }
  }

  &[aria-current='page'] {
    background: ${theme.colour.ink};
    color: ${theme.colour.paper};
  }

  &:disabled {
    color: ${theme.colour.faint};
    cursor: not-allowed;
  }
`;

const End = styled(Step)`
  padding-inline: ${theme.space.s16};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};

  ${media.tablet} {
    box-shadow: none;
  }
`;

type PaginationProps = {
  /** Names the navigation, for instance 'Pages of resorts'. */
  label: string;
  page: number;
  totalPages: number;
  /** The page numbers to show, chosen by the caller. */
  window: readonly number[];
  onSelect: (page: number) => void;
};

/** Prev, numbers, Next. Nothing when everything fits on one page. */
export function Pagination({
  label,
  page,
  totalPages,
  window: numbers,
  onSelect,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <Bar aria-label={label}>
      <End
        type="button"
        disabled={page <= 1}
        onClick={() => {
          onSelect(page - 1);
        }}
      >
        <ChevronLeft aria-hidden />
        Prev
      </End>
      <Numbers>
        {numbers.map((number) => (
          <li key={number}>
            <Step
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => {
                onSelect(number);
              }}
            >
              {number}
            </Step>
          </li>
        ))}
      </Numbers>
      <End
        type="button"
        disabled={page >= totalPages}
        onClick={() => {
          onSelect(page + 1);
        }}
      >
        Next
        <ChevronRight aria-hidden />
      </End>
    </Bar>
  );
}
