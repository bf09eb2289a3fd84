import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { theme } from '../theme/theme.ts';
import { IconButton, type IconButtonTone } from './icon-button.tsx';

const FILL = {
  plain: theme.colour.coral,
  picture: theme.colour.coralOnPicture,
} satisfies Record<IconButtonTone, string>;

const HeartIcon = styled(Heart)<{ $on: boolean; $tone: IconButtonTone }>`
  fill: ${({ $on, $tone }) => ($on ? FILL[$tone] : 'transparent')};
  color: ${({ $on, $tone }) => ($on ? FILL[$tone] : 'currentcolor')};
  transition: fill ${theme.motion.normal} ${theme.motion.ease};

  [aria-pressed='true'] > & {
    animation: ${keyframe('beat')} ${theme.motion.slow} ${theme.motion.ease};
  }
`;

type HeartButtonProps = {
  /** What a press does, for instance 'Save Pelican Cove'. The pressed state is set separately. */
  label: string;
  on: boolean;
  onToggle: () => void;
  tone?: IconButtonTone | undefined;
};

/** A heart that fills with coral when the resort is saved, by default as on a picture. */
export function HeartButton({ label, on, onToggle, tone = 'picture' }: HeartButtonProps) {
  return (
    <IconButton
      tone={tone}
      label={label}
      title={on ? 'Saved' : 'Save'}
      aria-pressed={on}
      onClick={onToggle}
      icon={<HeartIcon $on={on} $tone={tone} aria-hidden />}
    />
  );
}
