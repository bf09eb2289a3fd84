import { Mail } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
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

/** How often the emulator is asked for new mails while the page is looked at. */
const ASK_AGAIN_MS = 3000;

const SUBJECTS: Readonly<Record<MailAction, string>> = {
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your e-mail address',
  verifyAndChangeEmail: 'Confirm your new e-mail address',
  recoverEmail: 'Your e-mail address was changed: take it back?',
};

const Letter = styled.li`
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

/** The mails, asked for again and again while the page is in front. */
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
    }, ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [read]);
  return { box, retry: () => void read() };
};

function Letters({ mails, to }: { mails: readonly LocalMail[]; to: string | null }) {
  const shown = to === null ? mails : mails.filter((mail) => mail.to === to.toLowerCase());
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No mail yet"
        text={
          to === null
            ? 'Links to confirm an address or to choose a password appear here.'
            : `Nothing waits for ${to}. A link that has been used is gone.`
        }
      />
    );
  }
  return (
    <ul>
      {shown.map((mail) => (
        <Letter key={mail.code}>
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
        </Letter>
      ))}
    </ul>
  );
}

/** `/local-mail`: the local stand-in for the mailbox; only on a machine with emulators. */
export default function LocalMailPage() {
  useDocumentTitle('Local mailbox');
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
                Mails to {to}. <TextLink to={PATHS.localMail}>Show all</TextLink>
              </Text>
            )}
          </Stack>
          <Alert title="This stands in for a mailbox">
            The club on this machine sends no mail. Here are the links that its Auth emulator keeps
            instead, newest first. On a real site this page does not exist.
          </Alert>
          {box.status === 'loading' && (
            <SkeletonGroup label="Looking for mail...">
              <SkeletonText lines={4} />
            </SkeletonGroup>
          )}
          {box.status === 'failed' && (
            <ErrorState title="The Auth emulator does not answer." onRetry={retry} />
          )}
          {box.status === 'ready' && <Letters mails={box.mails} to={to} />}
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
