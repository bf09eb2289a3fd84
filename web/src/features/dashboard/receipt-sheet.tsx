import type { Booking } from '@club/domain/booking/booking';
import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { isCancelled, statusLabel } from '@club/domain/booking/booking-state';
import { displayName } from '@club/domain/resort/resort-name';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { formatStay } from '../../formats/reader-formats.ts';
import { SITE_NAME } from '../../kernel/routing/site-name.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import type { ReceiptLine } from './receipt-facts.ts';
import { billedTo, movementLines, paidFacts, priceLines } from './receipt-facts.ts';

/** A sheet of paper: on screen with an edge, on paper without. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  max-width: 46rem;
  padding: ${theme.space.s24};
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};

  ${media.tablet} {
    padding: ${theme.space.s48};
  }

  ${media.print} {
    gap: 1.5rem;
    max-width: none;
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s8} ${theme.space.s24};
  padding-bottom: ${theme.space.s20};
  border-bottom: 2px solid ${theme.colour.ink};
`;

const Club = styled.p`
  ${displayType}
  font-size: ${theme.size.h4};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32} ${theme.space.s48};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Paper is narrower than a tablet. */
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem 3rem;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  overflow-wrap: anywhere;
`;

const Sum = styled.dl`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s8};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.s24};
  }

  dd {
    margin-left: auto;
    text-align: right;
  }
`;

const SumLine = styled.div<{ $isTotal: boolean }>`
  padding-top: ${({ $isTotal }) => ($isTotal ? theme.space.s12 : '0')};
  border-top: ${({ $isTotal }) => ($isTotal ? `1px solid ${theme.colour.line}` : '0')};
  font-size: ${({ $isTotal }) => ($isTotal ? theme.size.h4 : 'inherit')};
  font-weight: ${({ $isTotal }) => ($isTotal ? 600 : 400)};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};
  align-content: start;
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Overline as="h2" id={titleId}>
        {title}
      </Overline>
      {children}
    </Section>
  );
}

function Amounts({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <Sum>
      {lines.map(({ label, value, isTotal = false }) => (
        <SumLine key={label} $isTotal={isTotal}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </SumLine>
      ))}
    </Sum>
  );
}

type ReceiptSheetProps = {
  booking: Booking;
  /** What was paid for this stay and given back, newest first. */
  movements: readonly MoneyMovement[];
};

/** The receipt of a stay: one page of paper. */
export function ReceiptSheet({ booking, movements }: ReceiptSheetProps) {
  const { resort } = booking;
  const moved = movementLines(movements);
  return (
    <Sheet>
      <Head>
        <Heading level={1} size="h2">
          Receipt
        </Heading>
        <Club>{SITE_NAME}</Club>
      </Head>
      <Columns>
        <KeyValueList items={paidFacts(booking, movements)} />
        <Part title="Billed to">
          <Lines>
            {billedTo(booking).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Lines>
        </Part>
      </Columns>
      <Part title="Stay">
        <Lines>
          <strong>{displayName(resort.placeName)}</strong>
          <span>{resort.location}</span>
          <span>{formatStay(booking.startDate, booking.endDate)}</span>
          {isCancelled(booking.status) && <span>{statusLabel(booking.status)}</span>}
        </Lines>
      </Part>
      <Part title="Price">
        <Amounts lines={priceLines(booking)} />
      </Part>
      {moved.length > 0 && (
        <Part title="Payments">
          <Amounts lines={moved} />
        </Part>
      )}
      <Text $size="small" $tone="soft">
        {SITE_NAME}, a resort exchange club. Please name the number when you write or call about
        this stay.
      </Text>
    </Sheet>
  );
}
