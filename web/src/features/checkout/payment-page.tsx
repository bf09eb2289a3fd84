import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function PaymentPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Confirm Your Payment</Heading>
      </PageSections>
    </PageContainer>
  );
}
