import type { TrackEvent, TrackTimeline } from '#contract/track-timeline.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { findTrackDays } from '../../figures/figures/index.ts';
import { findStays } from '../../listening/playlist/index.ts';
import { asUntold, pitchDecisions } from './decide-pitch.ts';
import { findOfTrack, findPlacements, type PitchRow } from './pitch.repository.ts';

export type TimedTrack = { id: string; artistId: string; title: string; releaseDate: string };

const most = { pitches: 20, stays: 50 };

/** Days whose streams are read. */
const countedDays = 365;

/** Of one day, the later ones first. */
const order = ['left', 'entered', 'released', 'accepted', 'rejected', 'pitched'] as const;

/** What happened to a track until now, the latest first. */
export async function readTimeline(db: Db, track: TimedTrack, now: Date): Promise<TrackTimeline> {
  const today = toDay(now);
  const titleKey = normalise(track.title);
  const [pitches, stays] = await Promise.all([
    readPitches(db, { ...track, titleKey }),
    readStays(db, track, today),
  ]);
  const released: TrackEvent[] =
    track.releaseDate <= today ? [{ kind: 'released', day: track.releaseDate }] : [];
  return [...pitches, ...stays, ...released].toSorted(
    (one, other) =>
      other.day.localeCompare(one.day) || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

async function readPitches(
  db: Db,
  track: TimedTrack & { titleKey: string },
): Promise<TrackEvent[]> {
  const found = await findOfTrack(db, track, most.pitches);
  const ids = found.map(({ id }) => id);
  const [untold, placements] = await Promise.all([
    pitchDecisions.findUntold(db, ids),
    ids.length === 0 ? [] : findPlacements(db, ids),
  ]);
  const namesOf = Map.groupBy(placements, ({ pitchId }) => pitchId);
  return found
    .map((pitch) => (untold.has(pitch.id) ? asUntold(pitch) : pitch))
    .flatMap((pitch): TrackEvent[] => [
      {
        kind: 'pitched',
        day: pitch.submissionDate,
        pitchId: pitch.id,
        playlists: pitch.targetPlaylists,
      },
      ...describeDecision(
        pitch,
        (namesOf.get(pitch.id) ?? []).map(({ name }) => name),
      ),
    ]);
}

function describeDecision(
  { id: pitchId, status, reviewedAt, reviewedBy: by, feedback: word }: PitchRow,
  playlists: string[],
): TrackEvent[] {
  if (reviewedAt === null) return [];
  const about = { day: toDay(reviewedAt), pitchId, by, word };
  if (status === 'accepted') return [{ kind: 'accepted', ...about, playlists }];
  return status === 'rejected' ? [{ kind: 'rejected', ...about }] : [];
}

async function readStays(
  db: Db,
  { id: trackId, artistId }: TimedTrack,
  today: string,
): Promise<TrackEvent[]> {
  const stays = await findStays(db, trackId, most.stays);
  const counted = stays
    .map(({ enteredOn }) => enteredOn)
    .filter((day) => day >= daysBefore(today, countedDays))
    .toSorted();
  const [from] = counted;
  const days = from === undefined ? [] : await findTrackDays(db, { artistId, trackId, from });
  return stays.flatMap(({ playlistId, name, enteredOn, leftOn, place }): TrackEvent[] => {
    const until = leftOn ?? today;
    const streams = days
      .filter(({ day }) => day >= enteredOn && day <= until)
      .reduce((sum, each) => sum + each.streams, 0);
    return [
      {
        kind: 'entered',
        day: enteredOn,
        playlistId,
        name,
        place,
        isIn: leftOn === null,
        streams: from !== undefined && enteredOn >= from ? streams : null,
      },
      ...(leftOn === null ? [] : [{ kind: 'left', day: leftOn, playlistId, name } as const]),
    ];
  });
}
