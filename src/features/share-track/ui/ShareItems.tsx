import { AtSign, Link2, MessageCircle, Share, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuExternalLink, MenuItem } from '@/shared/ui/menu';
import { type SharableTrack, useShareTrack } from '../model/use-share-track';

type ShareItemsProps = { track: SharableTrack; onCopy: (event: Event) => void };

/** The ways to share a track, inside a menu. */
export function ShareItems({ track, onCopy }: ShareItemsProps) {
  const { t } = useTranslation('features.share-track');
  const { links, shareByDevice } = useShareTrack(track);
  return (
    <>
      <MenuItem icon={<Link2 size={18} />} onSelect={onCopy}>
        {t('copy')}
      </MenuItem>
      <MenuExternalLink icon={<AtSign size={18} />} href={links.twitter}>
        {t('twitter')}
      </MenuExternalLink>
      <MenuExternalLink icon={<Users size={18} />} href={links.facebook}>
        {t('facebook')}
      </MenuExternalLink>
      <MenuExternalLink icon={<MessageCircle size={18} />} href={links.whatsapp}>
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
