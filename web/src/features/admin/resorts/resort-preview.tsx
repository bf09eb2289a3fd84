import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { Stack } from '../../../design/layout/stack.tsx';
import { cardFacts, UNAVAILABLE_REASON } from '../../../shared/resort/card-facts.ts';
import { ResortCard } from '../../../shared/resort/resort-card.tsx';
import { SuggestedPriceLine } from '../../../shared/resort/suggested-price-line.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { useSettled } from '../../../design/time/use-settled.ts';
import { TYPING_REST_MS } from './image-url-field.tsx';
import type { ResortTexts } from './resort-texts.ts';
import { previewRow } from './resort-texts.ts';

/** The card that travelers will see, by the current values of the form. */
export function ResortPreview() {
  const { values } = useFormikContext<ResortTexts>();
  const resort = previewRow(useDeferredValue(values));
  const image = useSettled(resort.image, TYPING_REST_MS);
  const facts = cardFacts({ ...resort, image });
  return (
    <Stack $gap="s16">
      <Heading level={2} size="h4">
        The card
      </Heading>
      {resort.available ? (
        <ResortCard
          {...facts}
          preview
          price={
            <SuggestedPriceLine
              bedrooms={resort.bedrooms}
              stay={{ dates: null, vacationType: 'rciPoints' }}
            />
          }
        />
      ) : (
        <ResortCard {...facts} unavailableReason={UNAVAILABLE_REASON} />
      )}
      <Text $tone="soft" $size="small">
        It follows what you type. The price is that of the stay which the calendar suggests.
      </Text>
    </Stack>
  );
}
