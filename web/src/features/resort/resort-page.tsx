import { displayName } from '@club/domain/resort/resort-name';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { useResort } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { BackButton } from './back-button.tsx';
import { ResortView } from './resort-view.tsx';
import { UnknownResort } from './unknown-resort.tsx';

/** `/singleResortPage/{id}` (rules 1.7): one resort, live. */
export default function ResortPage() {
  const { id = '' } = useParams();
  const resort = useResort(id);
  const name =
    resort.status === 'ready' && resort.data !== null
      ? displayName(resort.data.placeName)
      : 'Resort';
  useDocumentTitle(name);

  if (resort.status === 'loading') return <LoadingScreen />;
  if (resort.status === 'error') {
    return (
      <PageContainer>
        <PageSections>
          <ErrorState
            level={1}
            title="This resort could not be loaded"
            text="The club's directory did not answer. Your connection may be gone."
            onRetry={resort.retry}
            action={<BackButton />}
          />
        </PageSections>
      </PageContainer>
    );
  }
  if (resort.data === null) return <UnknownResort id={id} />;
  return <ResortView key={resort.data.id} resort={resort.data} />;
}
