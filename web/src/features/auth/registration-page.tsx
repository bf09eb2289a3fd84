import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function RegistrationPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Registration</Heading>
      </PageSections>
    </PageContainer>
  );
}
