import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

/** `/myAccount/data`: what the club knows about the member, to download or to delete. */
export default function AccountDataPage() {
  usePageHead({ title: 'Data & privacy' });
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <PageContainer $width="text">
      <PageSections>
        <Stack $gap="s8">
          <Heading level={1}>Data &amp; privacy</Heading>
          <Text $tone="soft">
            What the club knows about you is yours. How we handle it is in our{' '}
            <TextLink to={PATHS.privacy}>privacy notice</TextLink>.
          </Text>
        </Stack>
        <DownloadData />
        <DeleteAccount person={session} />
      </PageSections>
    </PageContainer>
  );
}
