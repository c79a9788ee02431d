import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';

/** A track, which can be heard on its page, and its record. */
export function TrackName({ track }: { track: Pick<ArtistTrack, 'id' | 'title' | 'album'> }) {
  const { id, title, album } = track;
  return (
    <>
      <Link to={paths.track(id)}>{title}</Link>
      <Text size="label" tone="muted" weight="regular">
        {album}
      </Text>
    </>
  );
}
