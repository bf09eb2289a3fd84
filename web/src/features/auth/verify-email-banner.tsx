import { MailCheck, X } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';
import { PATHS, localMailPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { verificationSentAt } from '../../shared/identity/verification-sent-at.ts';
import { useEmailConfirmation } from '../../shared/identity/use-email-confirmation.ts';
import { TextLink } from '../../design/text/text-link.tsx';

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

const Body = styled.div`
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

/** Pages of a booking, where nothing else is to do. */
const BOOKING_PATHS: ReadonlySet<string> = new Set([
  PATHS.units,
  PATHS.offer,
  PATHS.checkout,
  PATHS.payment,
  PATHS.confirmation,
]);

/** In the profile; in the visit of registering also elsewhere, but never in a booking. */
const isShownAt = (pathname: string, isSent: boolean): boolean =>
  pathname === PATHS.profile ||
  (isSent && !BOOKING_PATHS.has(pathname) && matchPath(PATHS.resort, pathname) === null);

/**
 * Asks members who have not confirmed their email to do so; it disappears once the
 * address is confirmed, in this tab or another.
 */
export default function VerifyEmailBanner({ email }: { email: string }) {
  const { pathname } = useLocation();
  const [isClosed, close] = useStoredValue(bannerClosed);
  const [sentAt] = useStoredValue(verificationSentAt);
  const { work, wait, isLocal, send, look } = useEmailConfirmation(email);
  if (isClosed || !isShownAt(pathname, sentAt !== null)) return null;

  return (
    <Region aria-label="Confirm your email" data-print="hide">
      <Line>
        <MailCheck aria-hidden />
        <Body>
          <p>
            Please confirm your email: open the link we sent to <strong>{email}</strong>.
          </p>
          <div>
            {isLocal && (
              <TextLink $alone to={localMailPath(email)}>
                Open the local mailbox
              </TextLink>
            )}
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
        </Body>
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
