import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import {
  linesOf,
  pitchGenres,
  pitchLimits,
  pitchMoods,
  songLanguages,
} from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { isWebAddress } from '@/shared/contract/web-address.ts';

/** Keys of the catalogue of this feature, which the schema uses as messages. */
export type PitchMessage =
  | `error.${'title' | 'artistName' | 'releaseDate' | 'early' | 'description'}`
  | `error.${'long' | 'name' | 'links' | 'pressKit'}`;

const message = (key: PitchMessage) => key;
const { leadDays, nameMax, textMax, addressMax } = pitchLimits;

const nameOf = (missing: PitchMessage) =>
  z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message(missing)),
      z.maxLength(nameMax, message('error.name')),
    );

const textSchema = z.string().check(trimUnseen(), z.maxLength(textMax, message('error.long')));

/** What the editors have to know of a song. See docs/product/pitching.md. */
export const pitchFormSchema = z.object({
  /** Of a release that is prepared; empty where the title is typed. */
  trackId: z.string(),
  title: nameOf('error.title'),
  artistName: nameOf('error.artistName'),
  releaseDate: z.string().check(
    z.minLength(1, message('error.releaseDate')),
    z.refine((day) => day === '' || day >= dayFromToday(leadDays), {
      message: message('error.early'),
    }),
  ),
  genre: z.enum(pitchGenres),
  mood: z.enum(pitchMoods),
  description: textSchema.check(z.minLength(1, message('error.description'))),
  targetPlaylists: z.array(z.string()),
  isNewRelease: z.boolean(),
  hasRadioEdit: z.boolean(),
  hasLyrics: z.boolean(),
  language: z.enum(songLanguages),
  explicitContent: z.boolean(),
  previousPlaylistInclusions: textSchema,
  socialMediaLinks: textSchema.check(
    z.refine((text) => linesOf(text).every(isWebAddress), message('error.links')),
  ),
  pressKit: z.string().check(
    trimUnseen(),
    z.maxLength(addressMax, message('error.name')),
    z.refine((text) => text === '' || isWebAddress(text), message('error.pressKit')),
  ),
});

export type PitchForm = z.infer<typeof pitchFormSchema>;
