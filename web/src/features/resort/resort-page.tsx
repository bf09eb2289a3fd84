import { NO_REVIEWS } from '@club/domain/reviews/review-summary';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { useIsHeadWritten, usePageHead } from '../../kernel/routing/page-head.ts';
import { useResort } from '../../shared/resort/use-resort.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { BackButton } from './back-button.tsx';
import { resortHead } from './resort-head.ts';
import { ResortView } from './resort-view.tsx';

// The one address among many that no resort has.
const UnknownResort = laterPart<{ id: string }>(async () => ({
  default: (await import('./later-sections.ts')).UnknownResort,
}));

/** `/singleResortPage/{id}` (rules 1.7): one resort, live. */
export default function ResortPage() {
  const { id = '' } = useParams();
  const resort = useResort(id);
  const [isKnown] = useState(resort.status === 'ready');
  const known = resort.status === 'ready' ? resort.data : null;
  // The rating is for search engines, so the browser does not read the reviews for it.
  const asksReviews = useIsHeadWritten() && known !== null;
  const reviews = useLive('reviewSummary', asksReviews ? { resortId: id } : null);
  usePageHead(
    known === null
      ? { title: 'Resort', status: resort.status === 'ready' ? 404 : 200 }
      : resortHead(known, reviews.status === 'ready' ? reviews.data : NO_REVIEWS),
  );

  if (resort.status === 'loading') return <LoadingScreen />;
  if (resort.status === 'error') {
    return (
      <PageContainer>
        <PageSections>
          <ErrorState
            level={1}
            title="This resort could not be loaded"
            text="The club's directory did not respond. You may be offline."
            onRetry={resort.retry}
            action={<BackButton />}
          />
        </PageSections>
      </PageContainer>
    );
  }
  if (resort.data === null) return <UnknownResort id={id} />;
  return <ResortView key={resort.data.id} resort={resort.data} isKnown={isKnown} />;
}
