import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { MenuButton } from '@/shared/ui/menu-button';
import type { Sharable } from '../lib/sharable';

const ShareMenu = lazyPart(() => import('./ShareMenu'), 'ShareMenu');

type ShareButtonProps = {
  shared: Sharable;
};

export function ShareButton({ shared }: ShareButtonProps) {
  const { t } = useTranslation('features.share-music');
  return (
    <MenuButton
      label={t('button', { title: shared.title })}
      icon={<Share2 size={24} aria-hidden />}
      size="large"
      onIntent={() => void ShareMenu.load().catch(() => undefined)}
      menu={(anchor, close) => <ShareMenu shared={shared} anchor={anchor} onClose={close} />}
    />
  );
}
