import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { Text } from '@/shared/ui/text';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { ChoosableTrackTable, useSortedTracks } from '@/widgets/track-table';
import * as styles from './AlbumPage.css';

/** Source of a queue. */
export const albumSource = (id: string): string => `album:${id}`;

export function AlbumTracks({
  album,
}: {
  album: Pick<FullAlbum, 'id' | 'title' | 'artist' | 'tracks'>;
}) {
  const { t } = useTranslation('pages.listener.album');
  const { id, title, artist, tracks } = album;
  const { order, sorted, isSorted } = useSortedTracks(tracks);
  const discs = new Map(
    findDiscs(tracks).map(([index, { disc = 1, discTitle }]) => [
      index,
      <tr key={`disc ${index}`}>
        <th scope="rowgroup" className={styles.disc}>
          {discTitle
            ? t('titledDisc', { number: disc, title: discTitle })
            : t('disc', { number: disc })}
        </th>
      </tr>,
    ]),
  );
  if (tracks.length === 0) return <Text tone="muted">{t('empty')}</Text>;
  return (
    <ChoosableTrackTable
      label={title}
      tracks={sorted}
      order={order}
      source={albumSource(id)}
      columns={['playCount']}
      albumArtistId={artist.id}
      actions={LikeTrackButton}
      menu={TrackMenu}
      several={SeveralTracks}
      before={isSorted ? undefined : (index) => discs.get(index)}
    />
  );
}

/** Where each disc begins; nothing of an album with one. */
function findDiscs(tracks: FullAlbum['tracks']) {
  const starts = tracks.flatMap((track, index) =>
    index === 0 || track.disc !== tracks[index - 1]?.disc ? [[index, track] as const] : [],
  );
  return starts.length > 1 ? starts : [];
}
