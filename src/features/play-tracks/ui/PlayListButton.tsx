import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '@/shared/ui/play-button';
import { showToast } from '@/shared/ui/toast';

type PlayListButtonProps = {
  /** Name of the list, as a person sees it. */
  title: string;
  /** What it stands for is heard now. */
  isPlaying: boolean;
  /** There is nothing to play: the button is disabled. */
  isEmpty: boolean;
  /** Plays, pauses or resumes; answers, maybe later, whether that could be done. */
  onPress: () => boolean | Promise<boolean>;
  /** The list may be wanted soon: the button is about to be pressed. */
  onIntent?: () => void;
  /**
   * Diameter: 36, 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Repeats a button of the same list for pointers: the other one is met by keyboard and heard.
   * @default false
   */
  isEcho?: boolean;
};

/** An echo takes no focus either, which would be lost with it. */
const asEcho = {
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

/** The round button of a whole list, whose tracks its caller has or fetches. */
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
