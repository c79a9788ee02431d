import * as z from 'zod/mini';
import { countryCodes, languageCodes } from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';
import { rightSchema } from './right.ts';

export const roleSchema = z.enum(['user', 'artist', 'label', 'editorial', 'admin']);
export const subscriptionTypeSchema = z.enum(['free', 'premium', 'family', 'student']);
export const countrySchema = z.enum(countryCodes);
export const languageSchema = z.enum(languageCodes);

/** What one payment is for. */
export const planPeriodSchema = z.enum(['month', 'year']);

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
  /** What they pay for a paid plan; not of the fixed fields, as those below. */
  planPeriod: z.optional(planPeriodSchema),
  /** Last day of the offer for new users, once they took it. */
  promotionUntil: z.optional(z.nullable(daySchema)),
  /** Whether somebody who reads its mail answered for the email. */
  isEmailVerified: z.optional(z.boolean()),
  /** Whether they may take it: they never had a paid plan. */
  isPromotionOpen: z.optional(z.boolean()),
  /** What an admin may do; nobody else has any. */
  rights: z.optional(z.array(rightSchema)),
});

export type Role = z.infer<typeof roleSchema>;
export type PlanPeriod = z.infer<typeof planPeriodSchema>;
export type SubscriptionType = z.infer<typeof subscriptionTypeSchema>;
export type User = z.infer<typeof userSchema>;
