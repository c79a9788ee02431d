import type { Pitch, PitchPlaylist } from '../../contract/pitch.ts';
import { catalogue } from '../catalogue.ts';
import { sampleToday } from '../sample-today.ts';
import { demoPitches } from './demo-pitches.ts';

/** The day `days` after the sample's. */
function dayAfter(days: number): string {
  const day = new Date(`${sampleToday}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const featured = catalogue.playlists.filter(({ isFeatured }) => isFeatured);

/** One per status, latest first. */
export const samplePitches = (): Pitch[] =>
  demoPitches.map((demo) => {
    const { sentDaysAgo, releasedIn, decidedDaysAgo, targets, reviewedBy, feedback, ...pitch } =
      demo;
    return {
      ...pitch,
      trackId: null,
      releaseDate: dayAfter(releasedIn),
      submissionDate: dayAfter(-sentDaysAgo),
      targetPlaylists: featured
        .filter((_, index) => targets.includes(index))
        .map(({ name }) => name),
      coverImage: null,
      ...(feedback && { feedback }),
      ...(reviewedBy && { reviewedBy }),
      ...(decidedDaysAgo !== null && { reviewDate: dayAfter(-decidedDaysAgo) }),
    };
  });

const genres = ['Pop', 'Indie', 'Latino', 'Electronic'];

/** Playlists open for pitches. */
export const samplePitchPlaylists = (): PitchPlaylist[] =>
  featured.map(({ id, name, description, followerCount }, index) => ({
    id,
    name,
    description,
    genre: genres[index % genres.length] ?? 'Pop',
    followers: followerCount,
    updateFrequency: 'Cada semana',
    submissionDeadline: '7 días antes del lanzamiento',
    criteria: [
      'Una canción que todavía no ha salido',
      'Sonido terminado, al menos a 320 kbps',
      'Que encaje con las canciones que ya están',
    ],
  }));
