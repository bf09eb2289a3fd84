import { Check } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MemberNotification } from '../../shared/notifications/member-notification.ts';
import { safeReturnPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { notificationDays } from './notification-days.ts';
import { notificationLook } from './notification-looks.ts';

const Days = styled.div`
  display: grid;
  gap: ${theme.space.s40};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s16};
  padding-block: ${theme.space.s16};
  box-shadow: 0 1px 0 ${theme.colour.line};

  > svg {
    width: 1.4rem;
    height: 1.4rem;
    margin-top: 0.1rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

const ItemBody = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
  font-weight: 600;
`;

type NotificationItemProps = {
  notification: MemberNotification;
  /** Its link was followed. */
  onOpen: () => void;
  onMark: () => void;
};

function NotificationItem({ notification, onOpen, onMark }: NotificationItemProps) {
  const titleId = useId();
  const textId = useId();
  // Titles of a kind are all the same; the text says which stay it is about.
  const described = `${titleId} ${textId}`;
  const { Icon, open } = notificationLook(notification.kind);
  return (
    <Item>
      <Icon aria-hidden />
      <ItemBody>
        <Title>
          <span id={titleId}>{notification.title}</span>
          {!notification.read && <Badge tone="coral">New</Badge>}
        </Title>
        <Text id={textId} $tone="soft">
          {notification.text}
        </Text>
        {notification.link !== '' && (
          <TextLink
            $alone
            to={safeReturnPath(notification.link)}
            aria-describedby={described}
            onClick={onOpen}
          >
            {open}
          </TextLink>
        )}
      </ItemBody>
      {!notification.read && (
        <IconButton
          label="Mark as read"
          aria-describedby={described}
          icon={<Check aria-hidden />}
          onClick={onMark}
        />
      )}
    </Item>
  );
}

type NotificationListProps = {
  notifications: readonly MemberNotification[];
  onOpen: (id: string) => void;
  onMark: (id: string) => void;
};

/** Notifications by the day they arrived, newest first. */
export function NotificationList({ notifications, onOpen, onMark }: NotificationListProps) {
  const today = useToday();
  return (
    <Days>
      {notificationDays(notifications, today).map(({ label, items }) => (
        <section key={label}>
          <Overline as="h2">{label}</Overline>
          <ul>
            {items.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  if (!notification.read) onOpen(notification.id);
                }}
                onMark={() => {
                  onMark(notification.id);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}
