import { type ReactNode, useId } from 'react';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';

/** A part of a stay's page, with its title. */
export function TripPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s16" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
