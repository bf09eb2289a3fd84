import type { Mute } from '@club/domain/user/message-settings';
import { isMutable, isMuted, muteOf, mutesFromStored } from '@club/domain/user/message-settings';
import type { MessageWay, NotificationKind } from '@club/domain/user/notification-kind';
import {
  MESSAGE_WAYS,
  NOTIFICATIONS,
  NOTIFICATION_KINDS,
} from '@club/domain/user/notification-kind';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { saveMuted } from '../../shared/identity/own-profile.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { CheckboxInput } from '../../design/form/checkbox-input.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { NOT_SAVED } from '../../design/overlay/not-saved.ts';
import { Text } from '../../design/text/text.tsx';

const WAY_LABELS: Record<MessageWay, string> = { app: 'In the app', mail: 'By email' };

/** One kind of notification, and beside it the ways it can be sent. */
const Kind = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4} ${theme.space.s24};
  padding-block: ${theme.space.s16};
  box-shadow: 0 1px 0 ${theme.colour.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: center;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${theme.space.s16};
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.small};
`;

/** In place of the checkbox, for what cannot be muted. */
const Always = styled.span`
  display: grid;
  grid-template-columns: 1.375rem minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-items: center;
  color: ${theme.colour.soft};

  > svg {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.75;
  }
`;

type KindRowProps = {
  kind: NotificationKind;
  muted: readonly Mute[];
  onSet: (kind: NotificationKind, way: MessageWay, isWanted: boolean) => void;
};

function KindRow({ kind, muted, onSet }: KindRowProps) {
  const titleId = useId();
  const { label, text } = NOTIFICATIONS[kind];
  return (
    <Kind aria-labelledby={titleId}>
      <div>
        <Name id={titleId}>{label}</Name>
        <Text $size="small" $tone="soft">
          {text}
        </Text>
      </div>
      <Ways>
        {MESSAGE_WAYS.map((way) =>
          isMutable(kind, way) ? (
            <CheckboxInput
              key={way}
              name={muteOf(kind, way)}
              label={WAY_LABELS[way]}
              checked={!isMuted(muted, kind, way)}
              onChange={(event) => {
                onSet(kind, way, event.target.checked);
              }}
            />
          ) : (
            <Always key={way}>
              <Check aria-hidden />
              {WAY_LABELS[way]}: always
            </Always>
          ),
        )}
      </Ways>
    </Kind>
  );
}

/** Which notifications the member gets and how, by kind; saved at once. Some cannot be muted. */
export function NotificationSettings({ uid }: { uid: string }) {
  const user = useMemberLive('ownUser');
  const dialogs = useDialogs();
  // What was chosen here counts until the record has it.
  const [chosen, setChosen] = useState<readonly Mute[] | null>(null);
  const latest = useRef(0);

  if (user.status === 'loading') {
    return (
      <SkeletonGroup label="Loading your settings...">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    );
  }
  if (user.status === 'error') {
    return <ErrorState title="Your settings could not be loaded" onRetry={user.retry} />;
  }
  if (user.data === null) {
    return <EmptyState title="Your account is still being set up" text="Look again in a moment." />;
  }
  const muted = chosen ?? mutesFromStored(user.data.muted);

  const save = async (next: readonly Mute[]): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    setChosen(next);
    const result = await saveMuted(uid, next);
    if (mine !== latest.current) return;
    if (result === 'saved') {
      dialogs.toast({ text: 'Your settings are saved.' });
      return;
    }
    setChosen(null);
    dialogs.toast({
      tone: 'bad',
      text:
        result === 'offline'
          ? 'This could not be saved. Check your connection and try again.'
          : NOT_SAVED.text,
    });
  };

  return (
    <div>
      <Text $tone="soft">
        We always tell you about your bookings in both ways. Everything else is up to you.
      </Text>
      {NOTIFICATION_KINDS.map((kind) => (
        <KindRow
          key={kind}
          kind={kind}
          muted={muted}
          onSet={(changed, way, isWanted) => {
            const mute = muteOf(changed, way);
            const others = muted.filter((one) => one !== mute);
            void save(isWanted ? others : [...others, mute]);
          }}
        />
      ))}
    </div>
  );
}
