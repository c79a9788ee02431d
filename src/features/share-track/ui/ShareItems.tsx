import { Link2, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuExternalLink, MenuItem } from '@/shared/ui/menu';
import { type SharableTrack, useShareTrack } from '../model/use-share-track';
import { NetworkSign } from './NetworkSign';

type ShareItemsProps = {
  /** Its title and artist go into what is shared. */
  track: SharableTrack;
  /** Copies the link; the event may be kept from closing the menu. */
  onCopy: (event: Event) => void;
};

/** The ways to share a track, inside a menu. */
export function ShareItems({ track, onCopy }: ShareItemsProps) {
  const { t } = useTranslation('features.share-track');
  const { links, shareByDevice } = useShareTrack(track);
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
