import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { PATHS } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyPage } from '../../ui/feedback/empty-page.tsx';

/** Every address that does not exist (rules 1.1). */
export default function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <EmptyPage
      title={SCREEN_TEXTS.notFound}
      text="The address may be mistyped, or the page has moved. The resorts are where they were."
      action={<ButtonLink to={PATHS.home}>{SCREEN_TEXTS.goHome}</ButtonLink>}
    />
  );
}
