import type { ReactNode } from 'react';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';

/** What is shown instead of a stay, which would be as wide as the window. */
export const inPage = (state: ReactNode): ReactNode => (
  <PageContainer>
    <PageSections>{state}</PageSections>
  </PageContainer>
);
