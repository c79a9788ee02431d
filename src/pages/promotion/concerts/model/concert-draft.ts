import type { CreatedPlace } from '@/entities/outbox';
import { storedValue } from '@/shared/lib/storage';
import type { ConcertValues } from './concert-values';

const isDraft = (candidate: unknown): candidate is Partial<ConcertValues> =>
  typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);

/** What somebody typed and did not save, for each artist: it survives leaving and a reload. */
export const concertDraft = ({ owner, artistId = '' }: CreatedPlace) =>
  storedValue<Partial<ConcertValues>>(`concert-draft:${owner}:${artistId}`, isDraft);
