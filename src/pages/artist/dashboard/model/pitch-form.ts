import * as z from 'zod/mini';
import { pitchGenres, pitchMoods } from '@/shared/contract/pitch.ts';
import { dayFromToday } from '@/shared/lib/form';
import { leadDays, pitchTextMax } from './pitch-limits';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type PitchMessage =
  `pitching.error.${'title' | 'releaseDate' | 'early' | 'description' | 'long'}`;

const message = (key: PitchMessage) => key;

const textOf = (missing: PitchMessage) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message(missing)),
      z.maxLength(pitchTextMax, message('pitching.error.long')),
    );

/** What the editors have to know of a song. See docs/product/artist-dashboard.md. */
export const pitchFormSchema = z.object({
  title: textOf('pitching.error.title'),
  releaseDate: z.string().check(
    z.minLength(1, message('pitching.error.releaseDate')),
    z.refine((day) => day === '' || day >= dayFromToday(leadDays), {
      message: message('pitching.error.early'),
    }),
  ),
  genre: z.enum(pitchGenres),
  mood: z.enum(pitchMoods),
  description: textOf('pitching.error.description'),
  targetPlaylists: z.array(z.string()),
});

export type PitchForm = z.infer<typeof pitchFormSchema>;
