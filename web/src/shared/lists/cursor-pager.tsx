import { formatCount } from '../../formats/reader-formats.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s12};
`;

const Here = styled.p`
  ${tabularType}
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

type CursorPagerProps = {
  /** Names the navigation, for instance 'Pages of users'. */
  label: string;
  /** 1 for the first page. */
  page: number;
  /** Whether there may be another page behind this one. */
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/**
 * Previous and Next for lists that are read page by page, without a known number of pages. Nothing
 * when everything fits on one page.
 */
export function CursorPager({ label, page, hasNext, onPrevious, onNext }: CursorPagerProps) {
  if (page <= 1 && !hasNext) return null;
  return (
    <Bar aria-label={label}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronLeft aria-hidden />}
        disabled={page <= 1}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <Here aria-current="page">Page {formatCount(page)}</Here>
      <Button variant="quiet" size="small" disabled={!hasNext} onClick={onNext}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </Bar>
  );
}
