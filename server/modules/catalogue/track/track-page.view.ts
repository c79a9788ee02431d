import type { FullTrack } from '#contract/track.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import type { PlaySource } from './play-source.ts';
import { sentAsset } from '../../../media/sent-picture.ts';
import type { TrackPageRow } from './track.repository.ts';
import { describeTracks } from './track.view.ts';

export async function describeTrackPage(
  row: TrackPageRow,
  viewer: Viewer | null,
  dependencies: Dependencies,
  source: PlaySource,
): Promise<FullTrack> {
  const [track] = await describeTracks([row], viewer, dependencies, source);
  if (track === undefined) throw problem('not-found');
  const { albumId, credited, cover, credits, isrc, genre, label, playCount } = row;
  const subject = { kind: 'album', id: albumId, genre, sent: sentAsset(cover) } as const;
  return {
    ...track,
    playCount,
    genre,
    label,
    credits: {
      performers: credited.length > 0 ? credited : [track.artist],
      writers: credits?.writers ?? [],
      producers: credits?.producers ?? [],
    },
    ...(isrc !== null && { isrc }),
    colour: await dependencies.media.picture(subject).colour(),
  };
}
