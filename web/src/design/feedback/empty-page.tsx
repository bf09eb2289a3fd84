import { PageContainer, PageSections } from '../layout/page-container.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** A page that shows an empty state and nothing else. */
export function EmptyPage(props: Pick<EmptyStateProps, 'title' | 'text' | 'action'>) {
  return (
    <PageContainer $width="text">
      <PageSections>
        <EmptyState level={1} scene="night" {...props} />
      </PageSections>
    </PageContainer>
  );
}
