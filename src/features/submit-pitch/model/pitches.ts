import { createdList } from '@/entities/outbox';
import type { Pitch, PitchDetails } from '@/shared/contract/pitch.ts';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';

/** A pitch on the device: as the list shows it, and all that is sent of it. */
export type LocalPitch = Pitch & PitchDetails;

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

function isLocalPitch(candidate: unknown): candidate is LocalPitch {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { status, targetPlaylists, ...rest } = candidate as Record<string, unknown>;
  return (
    texts.every((name) => typeof rest[name] === 'string') &&
    pitchStatuses.some((known) => known === status) &&
    Array.isArray(targetPlaylists) &&
    targetPlaylists.every((name) => typeof name === 'string')
  );
}

/** What the server makes itself. */
function bodyOf(pitch: LocalPitch) {
  const { id: _, status: __, coverImage: ___, submissionDate: today, ...body } = pitch;
  return { ...body, today };
}

/** Pitches that the server does not have yet: to send one sends no request of its own. See docs/product/pitching.md. */
export const pitches = createdList<LocalPitch>({
  name: 'promotion/pitches',
  act: 'submit-pitch',
  isItem: isLocalPitch,
  nameOf: ({ trackTitle }) => trackTitle,
  bodyOf,
});
