import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function MyBookingsPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>My Bookings</Heading>
      </PageSections>
    </PageContainer>
  );
}
