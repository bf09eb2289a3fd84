import type { Resort } from '@club/domain/resort/resort';
import { ONSITE_AMENITIES } from '@club/domain/resort/resort-facts';
import { Dumbbell, type LucideIcon, Martini, UtensilsCrossed } from 'lucide-react';
import { formatClock } from '../../formats/reader-formats.ts';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { AmenityList } from './amenity-list.tsx';

const ICONS: Record<(typeof ONSITE_AMENITIES)[number], LucideIcon> = {
  'Bar/lounge': Martini,
  Restaurant: UtensilsCrossed,
  'Fitness Center': Dumbbell,
};

/** Guests may arrive on any day (rules 4.5). */
const CHECK_IN_DAYS = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday';

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.s40};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${theme.space.s40};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s32};
  align-content: start;
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s12};
`;

/** Description, times and onsite amenities (rules 1.8). */
export function DetailsTab({ resort }: { resort: Resort }) {
  return (
    <Grid>
      <TextBlock>
        <Section>
          <Heading level={3} size="h4">
            About the resort
          </Heading>
          <Text>
            {resort.description === ''
              ? 'This resort has not written about itself yet.'
              : resort.description}
          </Text>
        </Section>
        <Section>
          <Heading level={3} size="h4">
            Onsite amenities
          </Heading>
          <AmenityList amenities={ONSITE_AMENITIES.map((name) => ({ name, icon: ICONS[name] }))} />
        </Section>
      </TextBlock>
      <section aria-label="Arriving and leaving">
        <KeyValueList
          items={[
            { label: 'Check-in', value: formatClock(resort.checkInTime) || 'Ask the resort' },
            { label: 'Check-out', value: formatClock(resort.checkOutTime) || 'Ask the resort' },
            { label: 'Check-in days', value: CHECK_IN_DAYS },
            ...(resort.ownerExclusive === ''
              ? []
              : [{ label: 'Open to', value: resort.ownerExclusive }]),
          ]}
        />
      </section>
    </Grid>
  );
}
