import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function ConfirmationPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Payment Confirmation</Heading>
      </PageSections>
    </PageContainer>
  );
}
