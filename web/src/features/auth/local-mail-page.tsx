import { Mail } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
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
import { type LocalMail, mailLink, readLocalMails } from './local-mailbox.ts';

/** How often the emails are read while the page is visible. */
const POLL_MS = 3000;

const SUBJECTS: Readonly<Record<MailAction, string>> = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email address',
  verifyAndChangeEmail: 'Confirm your new email address',
  recoverEmail: 'Your email address was changed: take it back?',
};

const MailItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s12} ${theme.space.s16};
  padding-block: ${theme.space.s16};
  border-top: 1px solid ${theme.colour.line};

  > svg {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }

  > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type Box =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; mails: readonly LocalMail[] };

/** The emails, read again and again while the page is visible. */
const useLocalMails = (): { box: Box; retry: () => void } => {
  const [box, setBox] = useState<Box>({ status: 'loading' });
  const read = useCallback(
    () =>
      readLocalMails().then(
        (mails) => setBox({ status: 'ready', mails }),
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

function MailList({ mails, to }: { mails: readonly LocalMail[]; to: string | null }) {
  const shown = to === null ? mails : mails.filter((mail) => mail.to === to.toLowerCase());
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No emails yet"
        text={
          to === null
            ? 'Links to confirm an address or to choose a password appear here.'
            : `Nothing waits for ${to}. Links that were used are removed.`
        }
      />
    );
  }
  return (
    <ul>
      {shown.map((mail) => (
        <MailItem key={mail.code}>
          <Mail aria-hidden />
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
      ))}
    </ul>
  );
}

/** `/local-mail`: the local substitute for a mailbox; only where emulators run. */
export default function LocalMailPage() {
  usePageHead({ title: 'Local mailbox' });
  const [query] = useSearchParams();
  const to = query.get('to');
  const { box, retry } = useLocalMails();
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
            The club on this machine sends no emails. Here are the links that its Auth emulator
            keeps instead, newest first. On a real site this page does not exist.
          </Alert>
          {box.status === 'loading' && (
            <SkeletonGroup label="Loading emails...">
              <SkeletonText lines={4} />
            </SkeletonGroup>
          )}
          {box.status === 'failed' && (
            <ErrorState title="The Auth emulator does not respond." onRetry={retry} />
          )}
          {box.status === 'ready' && <MailList mails={box.mails} to={to} />}
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
