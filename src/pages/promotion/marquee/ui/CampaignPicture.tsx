import { useState } from 'react';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './marquee.css';

type CampaignPictureProps = {
  campaign: MarqueeCampaign;
  /** Its width in pixels. */
  width: 64 | 240;
};

/** The picture of a campaign: that of its address, or the cover of its track. */
export function CampaignPicture({ campaign, width }: CampaignPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { creativeAssets, trackId } = campaign;
  const { image } = creativeAssets;
  const isOurs = image === null || image.startsWith('/');
  const look = width === 64 ? styles.small : styles.picture;
  if (isOurs || isBroken) {
    // A frame of its own: the artwork fills it, whichever style sheet comes last.
    return (
      <span className={look}>
        <Artwork src={isOurs ? image : null} seed={trackId} sizes={`${width}px`} />
      </span>
    );
  }
  return (
    <img
      src={image}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className={look}
      onError={() => setIsBroken(true)}
    />
  );
}
