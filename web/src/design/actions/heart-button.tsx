import { Heart } from 'lucide-react';
import { styled, keyframes } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { IconButton } from './icon-button.tsx';

const beat = keyframes`
  40% { transform: scale(1.22); }
`;

const HeartIcon = styled(Heart)<{ $on: boolean }>`
  fill: ${({ $on }) => ($on ? theme.colour.coralOnPicture : 'transparent')};
  color: ${({ $on }) => ($on ? theme.colour.coralOnPicture : 'currentcolor')};
  transition: fill ${theme.motion.normal} ${theme.motion.ease};

  [aria-pressed='true'] > & {
    animation: ${beat} ${theme.motion.slow} ${theme.motion.ease};
  }
`;

type HeartButtonProps = {
  /** What a press is about, for instance 'Save Pelican Cove'. The pressed state is told apart. */
  label: string;
  on: boolean;
  onToggle: () => void;
};

/** Saves something: a heart that fills with coral. Lies on pictures. */
export function HeartButton({ label, on, onToggle }: HeartButtonProps) {
  return (
    <IconButton
      tone="picture"
      label={label}
      aria-pressed={on}
      onClick={onToggle}
      icon={<HeartIcon $on={on} aria-hidden />}
    />
  );
}
