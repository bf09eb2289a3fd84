import { useState } from 'react';
import { styled } from 'styled-components';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { helpPath, PATHS } from '../../shared/routes/paths.ts';
import { useSession, useSessionHint } from '../../kernel/session/session.tsx';
import { theme } from '../../design/theme/theme.ts';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { SideBySide } from '../../design/layout/side-by-side.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { OutsideLink, TextLink } from '../../design/text/text-link.tsx';
import { ContactForm, type SentMessage } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { OwnTickets } from './own-tickets.tsx';

/** Set when the club is deployed (README). */
const rawAddress: unknown = import.meta.env['VITE_CONTACT_EMAIL'];
const contactEmail = typeof rawAddress === 'string' && rawAddress !== '' ? rawAddress : null;

const Answers = styled.ul`
  display: grid;
  gap: ${theme.space.s12};
  line-height: 1.5;
`;

/** Frequent questions, with links to their answers. */
const QUICKER = [
  { to: helpPath('cancelling'), text: 'What do I get back when I cancel?' },
  { to: helpPath('changing'), text: 'How do I move my stay to other dates?' },
  { to: helpPath('holds'), text: 'What happens when the time runs out?' },
  { to: helpPath('points'), text: 'Where are my points, and until when?' },
] as const;

function Quicker() {
  return (
    <Stack $gap="s20">
      <Stack as="section" $gap="s16">
        <Heading level={2} size="h4">
          Often quicker
        </Heading>
        <Answers>
          {QUICKER.map(({ to, text }) => (
            <li key={to}>
              <TextLink $alone to={to}>
                {text}
              </TextLink>
            </li>
          ))}
        </Answers>
      </Stack>
      <Text $size="small" $tone="soft">
        You can cancel, change or hand over a stay yourself under{' '}
        <TextLink to={PATHS.dashboardBookings}>Trips</TextLink>, at any hour.
      </Text>
      {contactEmail !== null && (
        <Text $size="small" $tone="soft">
          Or write to <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
        </Text>
      )}
    </Stack>
  );
}

/** `/contact`: a form that opens a ticket, and links to answers. */
export default function ContactPage() {
  usePageHead(
    openPageHead({
      title: 'Contact',
      description:
        'Write to the club: you get a ticket number at once, and a person answers by email.',
      path: PATHS.contact,
    }),
  );
  const session = useSession();
  const hint = useSessionHint();
  const [sent, setSent] = useState<SentMessage | null>(null);
  // The form waits for the session only if a member was signed in before: name and email are filled in.
  const isWaiting = session.status === 'loading' && hint !== null;
  const writer = session.status === 'signed-in' ? session.uid : 'visitor';
  return (
    <PageContainer>
      <PageSections>
        <SectionHeading
          level={1}
          title="Contact"
          text="Write to us, and a person of the club answers by email."
        />
        <SideBySide aside={<Quicker />} asideLabel="Often quicker">
          <Stack $gap="s64">
            {isWaiting ? (
              <SkeletonGroup label="Loading the form...">
                <SkeletonBlock $height="28rem" />
              </SkeletonGroup>
            ) : sent === null ? (
              <ContactForm key={writer} session={session} onSent={setSent} />
            ) : (
              <MessageSent
                message={sent}
                onAnother={() => {
                  setSent(null);
                }}
              />
            )}
            {session.status === 'signed-in' && <OwnTickets />}
          </Stack>
        </SideBySide>
      </PageSections>
    </PageContainer>
  );
}
