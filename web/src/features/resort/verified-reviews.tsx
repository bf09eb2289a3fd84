import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { trailOf } from '../../kernel/routing/cursor-trail.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { theme } from '../../design/theme/theme.ts';
import { LivePage } from '../../shared/lists/live-page.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { ReviewCard } from '../../shared/reviews/review-card.tsx';
import { Heading } from '../../design/text/heading.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 54rem;

  > li {
    padding-block: ${theme.space.s24};
    border-top: 1px solid ${theme.colour.line};
  }
`;

/** Where reading continues after turning a page, below the sticky bars. */
const Top = styled.div`
  scroll-margin-top: 9rem;

  &:focus {
    outline: none;
  }
`;

/** The reviews of a resort, a page at a time, the newest first; the page is in the address. */
export function VerifiedReviews({ resortId }: { resortId: string }) {
  const { query, change } = useAddressQuery();
  const top = useRef<HTMLDivElement>(null);
  const page = useLive('reviews', { resortId, after: trailOf(query).at(-1) ?? null });
  const shown = useLastReady(page);
  return (
    <Stack as="section" $gap="s24" aria-label="Reviews of members">
      <Top ref={top} tabIndex={-1}>
        <Heading level={3} size="h4">
          Reviews of members
        </Heading>
      </Top>
      <LivePage
        rowsName="reviews"
        errorTitle="The reviews could not be loaded."
        page={page}
        shown={shown}
        onTurn={(turned) => {
          change(turned, { preventScrollReset: true });
          top.current?.focus();
        }}
      >
        {(rows) => (
          <List>
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </List>
        )}
      </LivePage>
    </Stack>
  );
}
