import { Link2, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuExternalLink, MenuItem } from '@/shared/ui/menu';
import type { Sharable } from '../lib/sharable';
import { useShare } from '../model/use-share';
import { NetworkSign } from './NetworkSign';

type ShareItemsProps = {
  shared: Sharable;
  /** Preventing the event keeps the menu open. */
  onCopy: (event: Event) => void;
};

export function ShareItems({ shared, onCopy }: ShareItemsProps) {
  const { t } = useTranslation('features.share-music');
  const { links, shareByDevice } = useShare(shared);
  return (
    <>
      <MenuItem icon={<Link2 size={18} />} onSelect={onCopy}>
        {t('copy')}
      </MenuItem>
      <MenuExternalLink icon={<NetworkSign network="twitter" />} href={links.twitter}>
        {t('twitter')}
      </MenuExternalLink>
      <MenuExternalLink icon={<NetworkSign network="facebook" />} href={links.facebook}>
        {t('facebook')}
      </MenuExternalLink>
      <MenuExternalLink icon={<NetworkSign network="whatsapp" />} href={links.whatsapp}>
        {t('whatsapp')}
      </MenuExternalLink>
      {shareByDevice && (
        <MenuItem icon={<Share size={18} />} onSelect={() => void shareByDevice()}>
          {t('device')}
        </MenuItem>
      )}
    </>
  );
}
