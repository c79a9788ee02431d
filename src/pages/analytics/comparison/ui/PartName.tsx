import { PlayCover } from '@/features/play-tracks';
import type { AnalyticsRow } from '@/shared/contract/analytics.ts';
import { Artwork } from '@/shared/ui/artwork';
import { PicturedName } from '@/shared/ui/data-table';
import * as styles from './analytics.css';

type PartNameProps = {
  row: AnalyticsRow;
  isTrack: boolean;
  children: string;
};

/** A part by its name, with the picture of an artist or album, or a cover that plays. */
export function PartName({ row: { id, name, image }, isTrack, children }: PartNameProps) {
  const words = <span className={styles.part}>{children}</span>;
  if (image === undefined || name === null) return words;
  const picture = isTrack ? (
    <PlayCover track={{ id, title: name, coverImage: image }} />
  ) : (
    <Artwork src={image} seed={id} shape="thumb" sizes="40px" />
  );
  return <PicturedName picture={picture}>{words}</PicturedName>;
}
