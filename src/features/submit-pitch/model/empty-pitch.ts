import { defaultPitchDetails, pitchGenres, pitchMoods } from '@/shared/contract/pitch-choices.ts';
import type { PitchForm } from './pitch-form';

/** A form in which nothing was said yet but whose song it is. */
export const emptyPitch = (artistName: string): PitchForm => ({
  trackId: '',
  title: '',
  artistName,
  releaseDate: '',
  genre: pitchGenres[0],
  mood: pitchMoods[0],
  description: '',
  targetPlaylists: [],
  ...defaultPitchDetails,
});
