import { deviceList } from '@/shared/lib/storage';

/** What becomes of a pitch. See docs/product/artist-dashboard.md. */
const pitchStatuses = ['pending', 'under_review', 'accepted', 'rejected'] as const;

type PitchStatus = (typeof pitchStatuses)[number];

/** A song that is not out yet, proposed to the editors of playlists. Days are `yyyy-mm-dd`. */
export type Pitch = {
  id: string;
  trackTitle: string;
  artistName: string;
  releaseDate: string;
  submissionDate: string;
  status: PitchStatus;
  /** Names of playlists. */
  targetPlaylists: string[];
  genre: string;
  mood: string;
  description: string;
};

const texts = [
  'id',
  'trackTitle',
  'artistName',
  'releaseDate',
  'submissionDate',
  'genre',
  'mood',
  'description',
] as const;

function isPitch(candidate: unknown): candidate is Pitch {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { status, targetPlaylists, ...rest } = candidate as Record<string, unknown>;
  return (
    texts.every((name) => typeof rest[name] === 'string') &&
    pitchStatuses.some((known) => known === status) &&
    Array.isArray(targetPlaylists) &&
    targetPlaylists.every((name) => typeof name === 'string')
  );
}

/** Pitches of a person; to send one sends no request. See docs/product/artist-dashboard.md. */
export const pitches = deviceList('pitches', isPitch);
