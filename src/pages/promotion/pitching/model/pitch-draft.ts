import type { CreatedPlace } from '@/entities/outbox';
import type { PitchForm } from '@/features/submit-pitch';
import { keptOnDevice } from '@/shared/lib/storage';

const isDraft = (candidate: unknown): candidate is Partial<PitchForm> =>
  typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);

/** What somebody typed and did not send, for each artist: it survives leaving and a reload. */
export const pitchDraft = ({ owner, artistId = '' }: CreatedPlace) =>
  keptOnDevice<Partial<PitchForm>>(`pitch-draft:${owner}:${artistId}`, isDraft);
