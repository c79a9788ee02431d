import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddToPlaylistMenu, PlaylistQuestion, usePlaylistChoice } from '@/features/add-to-playlist';
import type { Track } from '@/shared/contract/track.ts';
import { AnchoredMenu, useMenuParts } from '@/shared/ui/menu';
import { MenuButton } from '@/shared/ui/menu-button';
import * as styles from './SeveralTracksBar.css';

type Props = { tracks: readonly Track[]; onAdded: () => void };

export function SeveralPlaylistButton({ tracks, onAdded }: Props) {
  const { t } = useTranslation('widgets.track-menu.several');
  return (
    <MenuButton
      label={t('addToPlaylist')}
      className={styles.act}
      icon={
        <>
          <ListPlus size={20} aria-hidden />
          <span className={styles.words}>{t('words.addToPlaylist')}</span>
        </>
      }
      menu={(anchor, close) => (
        <PlaylistMenu tracks={tracks} onAdded={onAdded} anchor={anchor} onClose={close} />
      )}
    />
  );
}

function PlaylistMenu({
  tracks,
  onAdded,
  anchor,
  onClose,
}: Props & { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('widgets.track-menu.several');
  const { part, show, close } = useMenuParts<'nothing'>(onClose);
  const readIds = () => Promise.resolve(tracks.map(({ id }) => id));
  const chosen = { title: tracks[0]?.title ?? '', chosen: tracks.length, readIds };
  const choice = usePlaylistChoice(chosen, close, { onAdded });

  if (part === 'closed') return null;
  if (choice.question !== null) return <PlaylistQuestion choice={choice} />;
  if (part === 'nothing') return null;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('addToPlaylist')}
      heading={t('count', { count: tracks.length })}
      // The server's answer may lead to a question.
      onClose={() => show(choice.pendingId === null ? 'closed' : 'nothing')}
    >
      <AddToPlaylistMenu choice={choice} isFlat />
    </AnchoredMenu>
  );
}
