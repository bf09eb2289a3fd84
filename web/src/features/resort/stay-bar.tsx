import { formatNights } from '@club/domain/calendar/nights';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { BottomBar } from '../../design/layout/bottom-bars.tsx';
import { ByWidth } from '../../design/layout/by-width.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { formatStay } from '../../formats/reader-formats.ts';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import type { StayPanelProps } from './stay-panel.tsx';

const OwnHoldLine = lazyPart(async () => ({
  default: (await import('./hold-parts.ts')).OwnHoldLine,
}));
const StaySheet = lazyPart(async () => ({
  default: (await import('./stay-sheet.tsx')).StaySheet,
}));

const Bar = styled.section`
  ${tabularType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s16};
  min-height: 4rem;
  padding: ${theme.space.s8} ${theme.space.gutter};
`;

/** At the lower edge while the page of the resort is in view; the footer comes after it. */
const Edge = styled.div`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: 0;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.raised};
  box-shadow: 0 -1px 0 ${theme.colour.line};

  ${media.print} {
    display: none;
  }
`;

const Price = styled.p`
  min-width: 0;
  line-height: 1.3;

  > strong {
    display: block;
    font-weight: 650;
  }

  > span {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

type StayBarProps = StayPanelProps & { onOpen: () => void };

/** The price and dates of the stay on screens without room for the panel, which opens as a sheet. */
export function StayBar({ onOpen, ...panel }: StayBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { stay, quote } = panel.wanted;
  const [firstHold] = panel.ownHolds;
  const bar = (
    <Bar aria-label="Your stay">
      <Price>
        <strong>{quoteTotal(quote)}</strong>
        {firstHold === undefined ? (
          <span>
            {formatStay(stay.startDate, stay.endDate)} · {formatNights(quote.nights)}
          </span>
        ) : (
          <OwnHoldLine hold={firstHold} />
        )}
      </Price>
      <Button
        variant={stay.vacationType === 'lastCall' ? 'accent' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => {
          onOpen();
          setIsOpen(true);
        }}
      >
        Choose
      </Button>
    </Bar>
  );
  return (
    <>
      {/* Phones have one bar at the lower edge: this one, on the page of a resort. */}
      <ByWidth
        from="tablet"
        narrow={<BottomBar>{bar}</BottomBar>}
        wide={<Edge data-without-script="hide">{bar}</Edge>}
      />
      {isOpen && (
        <StaySheet
          {...panel}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
