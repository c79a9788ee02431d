import { Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './PlayButton.css';

type PlayButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** The action of a press: 'play …' or 'pause …'. */
  label: string;
  isPlaying: boolean;
  /** Diameter: 36, 44 or 56 px. */
  size?: keyof typeof styles.size;
};

export function PlayButton({
  label,
  isPlaying,
  size = 'medium',
  className,
  ...rest
}: PlayButtonProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      data-state={isPlaying ? 'playing' : 'paused'}
      className={classNames(styles.playButton, styles.size[size], className)}
    >
      <Icon className={styles.icon} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
