import { Heading } from '../../ui/text/heading.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';

export default function SingleAvailableUnitPage() {
  return (
    <PageContainer>
      <PageSections>
        <Heading level={1}>Available Units</Heading>
      </PageSections>
    </PageContainer>
  );
}
