import { PlayCover } from '@/features/play-tracks';
import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import { paths } from '@/shared/routes';
import { PicturedName } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';

export function TrackName({ track }: { track: ArtistTrack }) {
  return (
    <PicturedName picture={<PlayCover track={track} />} detail={track.album}>
      <Link to={paths.track(track.id)}>{track.title}</Link>
    </PicturedName>
  );
}
