import { Pause, Play } from 'lucide-react';
import { IconButton, type IconButtonTone } from '../actions/icon-button.tsx';

type PlayButtonProps = {
  isPlaying: boolean;
  onToggle: () => void;
  tone?: IconButtonTone | undefined;
};

/** Starts and stops what moves by itself. */
export function PlayButton({ isPlaying, onToggle, tone }: PlayButtonProps) {
  return (
    <IconButton
      tone={tone}
      label={isPlaying ? 'Pause' : 'Play'}
      icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      onClick={onToggle}
    />
  );
}
