import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { useFailureToast } from '../model/use-failure-toast';
import { useIsNarrow } from '../model/use-is-narrow';
import { MiniPlayer } from './MiniPlayer';
import { WidePlayer } from './WidePlayer';

type PlayerBarProps = {
  /** What can be done with the current track, such as liking it. */
  actions?: (track: Track) => ReactNode;
};

/** The player at the foot of every screen. Source: document 1, section 2, Player bar. */
export function PlayerBar({ actions }: PlayerBarProps) {
  const { t } = useTranslation('widgets.player-bar');
  useFailureToast();
  const Player = useIsNarrow() ? MiniPlayer : WidePlayer;
  return (
    <section aria-label={t('region')}>
      <Player actions={actions} />
    </section>
  );
}
