import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyPage } from '../../design/feedback/empty-page.tsx';

/** Every address that does not exist (rules 1.1). */
export default function NotFoundPage() {
  usePageHead({ title: 'Page not found', status: 404 });
  return (
    <EmptyPage
      title={SCREEN_TEXTS.notFound}
      text="The address may be mistyped, or the page has moved. The resorts are where they were."
      action={<ButtonLink to={PATHS.home}>{SCREEN_TEXTS.goHome}</ButtonLink>}
    />
  );
}
