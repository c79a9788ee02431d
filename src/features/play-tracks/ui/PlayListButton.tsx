import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '@/shared/ui/play-button';
import { showToast } from '@/shared/ui/toast';

type PlayListButtonProps = {
  title: string;
  isPlaying: boolean;
  isEmpty: boolean;
  /** Plays, pauses or resumes; returns whether it could. */
  onPress: () => boolean | Promise<boolean>;
  /** Called when a press is likely, to load the list. */
  onIntent?: () => void;
  /**
   * Diameter: 36, 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Repeats another button, hidden from keyboard and screen readers.
   * @default false
   */
  isEcho?: boolean;
};

const asEcho = {
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

export function PlayListButton(props: PlayListButtonProps) {
  const { title, isPlaying, isEmpty, onPress, onIntent, size, isEcho = false } = props;
  const { t } = useTranslation('features.play-tracks');

  const handleClick = async () => {
    if (!(await onPress())) showToast({ tone: 'danger', text: t('failed', { title }) });
  };

  return (
    <PlayButton
      label={t(isPlaying ? 'pause' : 'play', { title })}
      isPlaying={isPlaying}
      disabled={isEmpty}
      onClick={() => void handleClick()}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...(size && { size })}
      {...(isEcho && asEcho)}
    />
  );
}
