import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { credentialLimits, profileLimits } from '@/shared/contract/limits.ts';
import { countrySchema, languageSchema } from '@/shared/contract/user.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type ProfileMessage = `profile.error.${'nameRequired' | 'nameLong' | 'bioLong'}`;

const message = (key: ProfileMessage) => key;

/** What a person may write about themselves; the picture is chosen beside it. */
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
