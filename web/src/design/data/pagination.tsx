import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { HiddenFields } from '../form/hidden-fields.tsx';
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

/** How a page is turned without script: a form sends its number. */
export type PageForm = {
  /** The name of the page in the address. */
  name: string;
  /** What else is in the query of the address. */
  others: Iterable<readonly [name: string, value: string]>;
  /** Where the next page opens, '#resorts'. */
  anchor?: string | undefined;
};

type PaginationProps = {
  /** Names the navigation, for instance 'Pages of resorts'. */
  label: string;
  page: number;
  totalPages: number;
  /** The page numbers to show, chosen by the caller. */
  window: readonly number[];
  /** Turns the list; may be after the paint that answers the press. */
  onSelect: (page: number) => void;
  /** Where the page is in the address. */
  form?: PageForm | undefined;
};

const after = (pages: readonly number[], page: number): readonly number[] =>
  pages.slice(pages.lastIndexOf(page) + 1);

/** Prev, numbers, Next. Nothing when everything fits on one page. */
export function Pagination({
  label,
  page,
  totalPages,
  window: numbers,
  onSelect,
  form,
}: PaginationProps) {
  // What is pressed is marked at once, before the list has turned to it; of presses in a row the last.
  const [[turnedTo, pressed], mark] = useState<readonly [number, readonly number[]]>([page, []]);
  if (turnedTo !== page) mark([page, pressed.includes(page) ? after(pressed, page) : []]);
  const shown = pressed.at(-1) ?? page;
  if (totalPages <= 1) return null;
  const turnTo = (target: number) =>
    ({
      type: form === undefined ? 'button' : 'submit',
      name: form?.name,
      value: form === undefined ? undefined : target,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        mark([page, [...pressed, target]]);
        onSelect(target);
      },
    }) as const;
  const bar = (
    <Bar aria-label={label}>
      <End {...turnTo(shown - 1)} disabled={shown <= 1}>
        <ChevronLeft aria-hidden />
        Prev
      </End>
      <Numbers>
        {numbers.map((number) => (
          <li key={number}>
            <Step
              {...turnTo(number)}
              aria-label={`Page ${number}`}
              aria-current={number === shown ? 'page' : undefined}
            >
              {number}
            </Step>
          </li>
        ))}
      </Numbers>
      <End {...turnTo(shown + 1)} disabled={shown >= totalPages}>
        Next
        <ChevronRight aria-hidden />
      </End>
    </Bar>
  );
  if (form === undefined) return bar;
  return (
    <form action={form.anchor}>
      <HiddenFields entries={form.others} />
      {bar}
    </form>
  );
}
