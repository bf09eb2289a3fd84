import { KeyRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { ClubMailItem } from './club-mail-item.tsx';
import { MailItem } from './mail-item.ts';
import type { IdentityMail, LocalMailbox } from './local-mailbox.ts';
import { mailLink, readLocalMailbox } from './local-mailbox.ts';

/** How often the emails are read while the page is visible. */
const POLL_MS = 3000;

const SUBJECTS: Readonly<Record<MailAction, string>> = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email address',
  verifyAndChangeEmail: 'Confirm your new email address',
  recoverEmail: 'Your email address was changed: take it back?',
};

type Box =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; mailbox: LocalMailbox };

/** The emails, read again and again while the page is visible. */
const useLocalMailbox = (): { box: Box; retry: () => void } => {
  const [box, setBox] = useState<Box>({ status: 'loading' });
  const read = useCallback(
    () =>
      readLocalMailbox().then(
        (mailbox) => setBox({ status: 'ready', mailbox }),
        () => setBox({ status: 'failed' }),
      ),
    [],
  );
  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [read]);
  return { box, retry: () => void read() };
};

function IdentityMailItem({ mail }: { mail: IdentityMail }) {
  return (
    <MailItem>
      <KeyRound aria-hidden />
      <div>
        <strong>{SUBJECTS[mail.action]}</strong>
        <Text $size="small" $tone="soft">
          To {mail.to}
        </Text>
      </div>
      <ButtonLink variant="quiet" to={mailLink(mail)}>
        Open the link
      </ButtonLink>
    </MailItem>
  );
}

function MailLists({ mailbox, to }: { mailbox: LocalMailbox; to: string | null }) {
  const wanted = to?.toLowerCase();
  const isShown = (mail: { to: string }): boolean =>
    wanted === undefined || mail.to.toLowerCase() === wanted;
  const identity = mailbox.identity.filter(isShown);
  const club = mailbox.club.filter(isShown);
  if (identity.length + club.length === 0) {
    return (
      <EmptyState
        title="No emails yet"
        text={
          to === null
            ? 'What the club sends, and links to confirm an address or to choose a password, appear here.'
            : `Nothing waits for ${to}. Links that were used are removed.`
        }
      />
    );
  }
  return (
    <Stack $gap="s32">
      {identity.length > 0 && (
        <Stack as="section" $gap="s12">
          <Heading level={2} size="h4">
            Links of the sign-in
          </Heading>
          <ul>
            {identity.map((mail) => (
              <IdentityMailItem key={mail.code} mail={mail} />
            ))}
          </ul>
        </Stack>
      )}
      {club.length > 0 && (
        <Stack as="section" $gap="s12">
          <Heading level={2} size="h4">
            Emails of the club
          </Heading>
          <ul>
            {club.map((mail) => (
              <ClubMailItem key={mail.id} mail={mail} />
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

/** `/local-mail`: the local substitute for a mailbox; only where emulators run. */
export default function LocalMailPage() {
  usePageHead({ title: 'Local mailbox' });
  const [query] = useSearchParams();
  const to = query.get('to');
  const { box, retry } = useLocalMailbox();
  return (
    <PageContainer $width="text">
      <PageSections>
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading level={1}>Local mailbox</Heading>
            {to !== null && (
              <Text $tone="soft">
                Emails to {to}. <TextLink to={PATHS.localMail}>Show all</TextLink>
              </Text>
            )}
          </Stack>
          <Alert title="This replaces a mailbox">
            No email leaves this machine. Here is what the club has sent since it was started, and
            the links that the Auth emulator keeps, newest first. On a real site this page does not
            exist.
          </Alert>
          {box.status === 'loading' && (
            <SkeletonGroup label="Loading emails...">
              <SkeletonText lines={4} />
            </SkeletonGroup>
          )}
          {box.status === 'failed' && (
            <ErrorState title="The local mailbox does not respond." onRetry={retry} />
          )}
          {box.status === 'ready' && <MailLists mailbox={box.mailbox} to={to} />}
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
