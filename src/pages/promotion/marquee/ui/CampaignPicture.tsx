import { useState } from 'react';
import { PlayCover } from '@/features/play-tracks';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './marquee.css';

type CampaignPictureProps = {
  campaign: MarqueeCampaign;
  /** Width in pixels. */
  width: 40 | 64 | 240;
};

/** The campaign's own picture, or the track's cover; a small one plays the track. */
export function CampaignPicture({ campaign, width }: CampaignPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { creativeAssets, trackId, trackTitle } = campaign;
  const { image } = creativeAssets;
  const isOurs = image === null || image.startsWith('/');
  const look = width === 240 ? styles.picture : styles.small[width];
  if (isOurs && width !== 240) {
    const track = { id: trackId, title: trackTitle, coverImage: image };
    return <PlayCover track={track} width={width} />;
  }
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
