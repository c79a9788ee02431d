import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { credentialLimits, profileLimits } from '@/shared/contract/limits.ts';
import { countrySchema, languageSchema } from '@/shared/contract/user.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type ProfileMessage = `profile.error.${'nameRequired' | 'nameLong' | 'bioLong'}`;

const message = (key: ProfileMessage) => key;

/** Without the picture, which is chosen separately. */
export const profileFormSchema = z.object({
  displayName: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('profile.error.nameRequired')),
      z.maxLength(credentialLimits.displayNameMax, message('profile.error.nameLong')),
    ),
  bio: z
    .string()
    .check(trimUnseen(), z.maxLength(profileLimits.bioMax, message('profile.error.bioLong'))),
  country: countrySchema,
  language: languageSchema,
});

export type ProfileForm = z.infer<typeof profileFormSchema>;
