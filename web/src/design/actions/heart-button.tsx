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
  /** What a press does, for instance 'Save Pelican Cove'. The pressed state is set separately. */
  label: string;
  on: boolean;
  onToggle: () => void;
};

/** A heart that fills with coral when the resort is saved. For use on pictures. */
export function HeartButton({ label, on, onToggle }: HeartButtonProps) {
  return (
    <IconButton
      tone="picture"
      label={label}
      title={on ? 'Saved' : 'Save'}
      aria-pressed={on}
      onClick={onToggle}
      icon={<HeartIcon $on={on} aria-hidden />}
    />
  );
}
