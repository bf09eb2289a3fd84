import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function ProfilePage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>My Profile</Heading>
      </PageSections>
    </PageContainer>
  );
}
