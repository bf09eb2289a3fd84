import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function LoginPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Login</Heading>
      </PageSections>
    </PageContainer>
  );
}
