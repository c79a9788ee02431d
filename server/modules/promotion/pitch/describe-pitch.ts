import type { PathSigning } from '../../../platform/signed-path.ts';
import type { JudgedPitch, Pitch } from '#contract/pitch.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { imagePath } from '../../../media/image-path.ts';
import { signMediaAddress } from '../../catalogue/track/index.ts';
import { answerBy } from './answer-by.ts';
import { findFigures, findPlacements, type FoundPitch } from './pitch.repository.ts';

type Placement = Awaited<ReturnType<typeof findPlacements>>[number];

export async function describeSent(
  db: Db,
  rows: readonly FoundPitch[],
  signing: PathSigning,
): Promise<Pitch[]> {
  const accepted = rows.filter(({ pitch }) => pitch.status === 'accepted');
  const placements = Map.groupBy(
    accepted.length === 0
      ? []
      : await findPlacements(
          db,
          accepted.map(({ pitch }) => pitch.id),
        ),
    ({ pitchId }) => pitchId,
  );
  return rows.map((row) => ({
    ...describePitch(row, signing),
    ...(row.pitch.status === 'accepted' && {
      placements: describePlacements(placements.get(row.pitch.id)),
    }),
  }));
}

const describePlacements = (placements: readonly Placement[] = []) =>
  placements.map(({ id, name, placedAt }) => ({ id, name, isIn: placedAt !== null }));

function describePitch(
  { pitch, releaseId, cover, isOut, soundState }: FoundPitch,
  signing: PathSigning,
): Omit<Pitch, 'audioUrl'> & { audioUrl?: string } {
  const { reviewedBy, reviewedAt, feedback, isOpen } = pitch;
  const getCover = (id: string) =>
    isOut ? imagePath('album', id) : cover && signMediaAddress({ releaseId: id, cover }, signing);
  const { trackId } = pitch;
  const isPlayable = releaseId !== null && trackId !== null && soundState === 'ready';
  return {
    id: pitch.id,
    trackId,
    trackTitle: pitch.trackTitle,
    artistName: pitch.artistName,
    releaseDate: pitch.releaseDate,
    submissionDate: pitch.submissionDate,
    status: pitch.status,
    targetPlaylists: pitch.targetPlaylists,
    genre: pitch.genre,
    mood: pitch.mood,
    description: pitch.description,
    coverImage: releaseId && getCover(releaseId),
    ...(isPlayable && { audioUrl: signMediaAddress({ releaseId, trackId }, signing) }),
    ...(isOut && { isOut }),
    ...(feedback !== '' && { feedback }),
    ...(reviewedBy !== null && { reviewedBy }),
    ...(!isOpen && reviewedAt && { reviewDate: toDay(reviewedAt) }),
  };
}

export async function describeJudged(
  db: Db,
  rows: readonly FoundPitch[],
  signing: PathSigning,
): Promise<JudgedPitch[]> {
  if (rows.length === 0) return [];
  const [figures, placements] = await Promise.all([
    findFigures(db, [...new Set(rows.map(({ pitch }) => pitch.artistId))]),
    findPlacements(
      db,
      rows.map(({ pitch }) => pitch.id),
    ),
  ]);
  const figuresOf = new Map(figures.map((row) => [row.id, row]));
  const placementsOf = Map.groupBy(placements, ({ pitchId }) => pitchId);
  return rows.map((row) => {
    const { pitch } = row;
    const { id, artistId, version, details, submittedAt } = pitch;
    const counted = figuresOf.get(artistId);
    return {
      ...details,
      audioUrl: null,
      ...describePitch(row, signing),
      version,
      artistId,
      figures: counted?.last28 ? sum(counted.last28, counted.followers) : null,
      submittedAt: submittedAt.toISOString(),
      answerBy: answerBy(toDay(submittedAt)),
      placements: describePlacements(placementsOf.get(id)),
    };
  });
}

type Counted = NonNullable<Awaited<ReturnType<typeof findFigures>>[number]['last28']>;

const sum = ({ streams, listeners, elsewhere }: Counted, followers: number) => ({
  streams: streams + (elsewhere?.streams ?? 0),
  listeners: listeners.all + (elsewhere?.listeners ?? 0),
  followers,
});
