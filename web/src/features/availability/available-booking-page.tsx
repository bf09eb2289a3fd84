import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function AvailableBookingPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Your offer</Heading>
      </PageSections>
    </PageContainer>
  );
}
