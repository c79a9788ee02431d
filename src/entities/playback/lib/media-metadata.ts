import type { Track } from '@/shared/contract/track.ts';

/** Widths in which lock screens like to have a cover. */
const widths = [96, 320, 640] as const;

/** A track in the words of the Media Session API. */
export const mediaMetadata = ({ title, artist, album }: Track): MediaMetadataInit => ({
  title,
  artist: artist.name,
  album: album.title,
  artwork: album.coverImage?.startsWith('/api/images/')
    ? widths.map((width) => ({
        src: `${album.coverImage}?w=${width}&f=jpg`,
        sizes: `${width}x${width}`,
        type: 'image/jpeg',
      }))
    : [],
});
