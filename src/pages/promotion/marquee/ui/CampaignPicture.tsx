import { useState } from 'react';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './marquee.css';

type CampaignPictureProps = {
  campaign: MarqueeCampaign;
  /** Width in pixels. */
  width: 64 | 240;
};

/** The campaign's own picture, or the track's cover. */
export function CampaignPicture({ campaign, width }: CampaignPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { creativeAssets, trackId } = campaign;
  const { image } = creativeAssets;
  const isOurs = image === null || image.startsWith('/');
  const look = width === 64 ? styles.small : styles.picture;
  if (isOurs || isBroken) {
    // The artwork fills its frame in any order of style sheets.
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
