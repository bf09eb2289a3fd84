import { MailCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { accountChangedAt } from '../../lib/identity/account-changes.ts';
import { sendVerification } from '../../lib/identity/email.ts';
import { reloadAccount } from '../../lib/identity/identity.ts';
import { identityNotice } from '../../lib/identity/identity-messages.ts';
import { storedValue, useStoredValue } from '../../lib/local-store.ts';
import { localMailPath } from '../../lib/paths.ts';
import { useEmulators } from '../../lib/use-emulators.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useDialogs } from '../../ui/overlay/dialogs-context.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { useSecondsLeft } from '../../ui/time/use-seconds-left.ts';
import { RESEND_MS, verificationSentAt } from './verification-sent-at.ts';

/** Not shown again in this tab after it was closed. */
const bannerClosed = storedValue<boolean>({
  key: 'verifyEmailClosed',
  area: 'session',
  version: 1,
  fallback: false,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});

const Region = styled.section`
  background: ${theme.colour.lagoonTint};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s12};
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding: ${theme.space.s4} ${theme.space.gutter};

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s16};
  padding-block: ${theme.space.s8};

  > p {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.s16};
  }
`;

/**
 * Looks whether the address was confirmed: when another tab says so, and whenever the page comes to the
 * front, for whoever opened the link on another device.
 */
const useVerifiedElsewhere = (): void => {
  useEffect(() => {
    const ask = (): void => {
      // Offline, or the session has ended: the session itself deals with both.
      reloadAccount().catch(() => {});
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const stop = accountChangedAt.subscribe(ask);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
};

/**
 * Asks whoever has not confirmed their e-mail to do so. Nothing depends on it; it goes away by itself
 * once the address is confirmed, in this tab or another.
 */
export default function VerifyEmailBanner({ email }: { email: string }) {
  const [isClosed, close] = useStoredValue(bannerClosed);
  const [sentAt, setSentAt] = useStoredValue(verificationSentAt);
  const wait = useSecondsLeft(sentAt === null ? null : sentAt + RESEND_MS);
  const [work, setWork] = useState<'sending' | 'looking' | null>(null);
  const { toast } = useDialogs();
  const isLocal = useEmulators() === true;
  useVerifiedElsewhere();
  if (isClosed) return null;

  const send = async (): Promise<void> => {
    setWork('sending');
    try {
      await sendVerification();
      setSentAt(Date.now());
      toast({ tone: 'good', text: `A new link is on its way to ${email}.` });
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error, 'The mail could not be sent.') });
    }
    setWork(null);
  };

  // When it is confirmed the banner has gone with the answer; a line that it is not is for the rest.
  const look = async (): Promise<void> => {
    setWork('looking');
    try {
      const isVerified = await reloadAccount();
      toast(
        isVerified
          ? { tone: 'good', text: 'Thank you, your e-mail is confirmed.' }
          : { text: 'Not confirmed yet. Please open the link in the mail first.' },
      );
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error) });
    }
    setWork(null);
  };

  return (
    <Region aria-label="Confirm your e-mail">
      <Line>
        <MailCheck aria-hidden />
        <Words>
          <p>
            Please confirm your e-mail: open the link we sent to <strong>{email}</strong>.
          </p>
          <div>
            {isLocal && <TextLink to={localMailPath(email)}>Open the local mailbox</TextLink>}
            <Button
              variant="link"
              size="small"
              busy={work === 'sending'}
              disabled={wait > 0}
              onClick={() => {
                void send();
              }}
            >
              {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
            </Button>
            <Button
              variant="link"
              size="small"
              busy={work === 'looking'}
              onClick={() => {
                void look();
              }}
            >
              I have confirmed it
            </Button>
          </div>
        </Words>
        <IconButton
          label="Close until the next visit"
          icon={<X aria-hidden />}
          onClick={() => {
            close(true);
          }}
        />
      </Line>
    </Region>
  );
}
