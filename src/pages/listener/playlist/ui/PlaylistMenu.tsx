import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { MenuButton } from '@/shared/ui/menu-button';

const OpenPlaylistMenu = lazyPart(() => import('./OpenPlaylistMenu'), 'OpenPlaylistMenu');

/** Owners can also change and delete it. */
export function PlaylistMenu({ playlist }: { playlist: FullPlaylist }) {
  const { t } = useTranslation('pages.listener.playlist');
  return (
    <MenuButton
      label={t('menu.more', { name: playlist.name })}
      icon={<Ellipsis size={24} aria-hidden />}
      size="large"
      onIntent={() => void OpenPlaylistMenu.load().catch(() => undefined)}
      menu={(anchor, close) => (
        <OpenPlaylistMenu playlist={playlist} anchor={anchor} onClose={close} />
      )}
    />
  );
}
