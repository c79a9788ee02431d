import {
  defineItem,
  listedFor,
  type OutboxScope,
  type ShownOf,
  useToolItems,
} from '@/entities/outbox';
import { usePitchesQuery } from '@/entities/pitch';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { defaultPitchDetails, pitchGenres, pitchMoods } from '@/shared/contract/pitch-choices.ts';
import type { NewPitch, PitchForm, PitchSent } from './pitch-rules';

/** See docs/product/pitching.md. */
export const pitchItem = defineItem<NewPitch, Pitch, PitchForm, PitchSent>({
  act: 'submit-pitch',
  address: 'promotion/pitches',
  load: () => import('./pitch-rules'),
  empty: () => ({
    trackId: '',
    trackTitle: '',
    artistName: '',
    releaseDate: '',
    genre: pitchGenres[0],
    mood: pitchMoods[0],
    description: '',
    targetPlaylists: [],
    ...defaultPitchDetails,
  }),
  toThing: ({ today, ...item }) => ({
    ...item,
    submissionDate: today,
    status: 'pending',
    coverImage: null,
  }),
  getName: ({ trackTitle }) => trackTitle,
});

/** Null for one that only the server has. */
export type SentPitch = ShownOf<typeof pitchItem>;

/** Pending pitches of this device stand in front of the server's. */
export function usePitches(scope: OutboxScope) {
  const query = usePitchesQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(pitchItem, scope, query);
}
