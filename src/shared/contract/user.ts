import * as z from 'zod/mini';
import { countryCodes, languageCodes } from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';

export const roleSchema = z.enum(['user', 'artist', 'label', 'editorial', 'admin']);
export const subscriptionTypeSchema = z.enum(['free', 'premium', 'family', 'student']);
export const countrySchema = z.enum(countryCodes);
export const languageSchema = z.enum(languageCodes);

/** The signed-in person, as they see themselves. */
export const userSchema = z.object({
  id: idSchema,
  displayName: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  profileImage: imageSchema,
  bio: z.string(),
  country: countrySchema,
  language: languageSchema,
  subscriptionType: subscriptionTypeSchema,
  followers: countSchema,
  following: countSchema,
  joinDate: daySchema,
  /**
   * Last day that is paid for; on the free plan, until when what was cancelled goes on. Not one of
   * the fixed fields, so a server may leave it out.
   */
  paidUntil: z.optional(z.nullable(daySchema)),
});

export type Role = z.infer<typeof roleSchema>;
export type SubscriptionType = z.infer<typeof subscriptionTypeSchema>;
export type User = z.infer<typeof userSchema>;
