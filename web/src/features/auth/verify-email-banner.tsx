import { MailCheck, X } from 'lucide-react';
import { styled } from 'styled-components';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';
import { localMailPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
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
 * Asks members who have not confirmed their e-mail to do so; it goes away by itself once the
 * address is confirmed, in this tab or another.
 */
export default function VerifyEmailBanner({ email }: { email: string }) {
  const [isClosed, close] = useStoredValue(bannerClosed);
  const { work, wait, isLocal, send, look } = useEmailConfirmation(email);
  if (isClosed) return null;

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
