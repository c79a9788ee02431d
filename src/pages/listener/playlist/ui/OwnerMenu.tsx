import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { MenuButton } from '@/shared/ui/menu-button';

const OpenOwnerMenu = lazyPart(() => import('./listener-parts'), 'OpenOwnerMenu');

/** Renders nothing for others. */
export function OwnerMenu({ playlist }: { playlist: FullPlaylist }) {
  const { t } = useTranslation('pages.listener.playlist');
  const viewer = useViewer();
  if (viewer?.id !== playlist.owner.id) return null;
  return (
    <MenuButton
      label={t('owner.more', { name: playlist.name })}
      icon={<Ellipsis size={24} aria-hidden />}
      size="large"
      onIntent={() => void OpenOwnerMenu.load().catch(() => undefined)}
      menu={(anchor, close) => (
        <OpenOwnerMenu playlist={playlist} anchor={anchor} onClose={close} />
      )}
    />
  );
}
