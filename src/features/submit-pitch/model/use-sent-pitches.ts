import { type Created, type CreatedPlace, listedFor, useListWithCreated } from '@/entities/outbox';
import { usePitchesQuery } from '@/entities/pitch';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { type LocalPitch, pitches } from './pitches';

/** A pitch of the list, and where it is on its way; null for the server's own. */
export type SentPitch = { pitch: Pitch; created: Created<LocalPitch> | null };

/** What a person has proposed for an artist: what this device alone has, in front of what the server has. */
export function useSentPitches(place: CreatedPlace) {
  const query = usePitchesQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    pitches,
    { place, query },
    { asThing: (pitch): Pitch => pitch, show: (pitch, created): SentPitch => ({ pitch, created }) },
  );
}
