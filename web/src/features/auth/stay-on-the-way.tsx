import { quoteStay } from '@club/domain/pricing/quote';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { useToday } from '../../kernel/time/today.tsx';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { stayLine } from '../../shared/booking/stay-line.ts';
import { useResort } from '../../shared/resort/use-resort.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { readStay, stayTextsFromQuery } from '../../shared/stay/stay-query.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { SkeletonBlock } from '../../design/feedback/skeleton.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { useReturnPath } from './return-path.ts';

/** The screens of a booking that a visitor is sent to the login from. */
const BOOKING_PATHS: readonly string[] = [PATHS.offer, PATHS.checkout, PATHS.payment];

/** The stay that the visitor logs in for; null when they do not come from a booking. */
export const useStayOnTheWay = (): Stay | null => {
  const [pathname = '', search = ''] = useReturnPath().split('?');
  const reading = readStay(stayTextsFromQuery(new URLSearchParams(search)), useToday());
  return BOOKING_PATHS.includes(pathname) && reading.kind === 'stay' ? reading.stay : null;
};

/** A strip above the form, beside it on large screens. */
const Beside = styled.aside`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s16};
  padding: ${theme.space.s16} ${theme.space.gutter};
  background: ${theme.colour.sunken};

  > :first-child {
    overflow: hidden;
    border-radius: ${theme.radius.control};
  }

  ${media.desktop} {
    order: 2;
    position: sticky;
    top: ${theme.bar};
    align-self: stretch;
    grid-template-columns: minmax(0, 28rem);
    align-content: center;
    justify-content: center;
    gap: ${theme.space.s24};
    height: calc(100svh - ${theme.bar});
    min-height: 34rem;

    > :first-child {
      border-radius: ${theme.radius.card};
    }
  }
`;

const Body = styled.div`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** For large screens, which have room for it. */
const HoldPromise = styled(Text)`
  display: none;

  ${media.desktop} {
    display: block;
    margin-top: ${theme.space.s16};
  }
`;

/** What the visitor logs in for: the resort with its picture, the dates and the price. */
export function StayBeside({ stay }: { stay: Stay }) {
  const resort = useResort(stay.resortId);
  const known = resort.status === 'ready' ? resort.data : null;
  const quote = quoteStay(stay);
  return (
    <Beside aria-label="Your stay">
      {resort.status === 'loading' ? (
        <SkeletonBlock $ratio="4 / 3" />
      ) : (
        <div>
          <Picture src={known?.images[0]} alt="" priority="first" />
        </div>
      )}
      <Body>
        <Overline>Your stay</Overline>
        <Heading level={2} size="h4">
          {known === null ? 'Your resort' : displayName(known.placeName)}
        </Heading>
        <Text $size="small" $tone="soft">
          {stayLine(stay)}
        </Text>
        <Text $size="small" $strong>
          {quoteTotal(quote)}
          {quote.paymentMethod === 'cash' && ', tax included'}
        </Text>
        <HoldPromise $size="small" $tone="soft">
          We hold these nights for you as soon as you are logged in.
        </HoldPromise>
      </Body>
    </Beside>
  );
}
