import type { Track } from '@/shared/contract/track.ts';

const widths = [96, 320, 640] as const;

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
