import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Tabs } from '../../design/data/tabs.tsx';
import { Text } from '../../design/text/text.tsx';
import type { ClubMail } from './local-mailbox.ts';
import { MailItem } from './mail-item.ts';

const Opened = styled.div`
  && {
    flex: 1 0 100%;
  }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 44rem;
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.paper};
`;

const PlainText = styled.pre`
  font: inherit;
  line-height: 1.55;
  white-space: pre-wrap;
`;

type View = 'look' | 'text';

/** An email of the club; opened, it shows as it looks in a mail program, and as plain text. */
export function ClubMailItem({ mail }: { mail: ClubMail }) {
  const { subject, to, from, at, copies, text, page } = mail;
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View>('look');
  const id = useId();
  return (
    <MailItem>
      <Mail aria-hidden />
      <div>
        <strong>{subject}</strong>
        <Text $size="small" $tone="soft">
          To {to}, {instantDayAndTime(at)}
          {copies > 1 && `, sent ${copies} times`}
        </Text>
      </div>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? 'Close' : 'Read'} ${subject}`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Close' : 'Read'}
      </Button>
      <Opened id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Text $size="small" $tone="soft">
              From {from}
            </Text>
            <Tabs<View>
              label="How to read it"
              selected={view}
              onSelect={setView}
              tabs={[
                {
                  id: 'look',
                  label: 'As it looks',
                  content: (
                    <Frame
                      src={page}
                      title={subject}
                      sandbox="allow-popups allow-popups-to-escape-sandbox"
                    />
                  ),
                },
                { id: 'text', label: 'As plain text', content: <PlainText>{text}</PlainText> },
              ]}
            />
          </>
        )}
      </Opened>
    </MailItem>
  );
}
