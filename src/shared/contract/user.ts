import * as z from 'zod/mini';
import { countryCodes, languageCodes } from './codes.ts';
import { countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';
import { rightSchema } from './right.ts';

export const roleSchema = z.enum(['user', 'artist', 'label', 'editorial', 'admin']);
export const subscriptionTypeSchema = z.enum(['free', 'premium', 'family', 'student']);
export const countrySchema = z.enum(countryCodes);
export const languageSchema = z.enum(languageCodes);

export const planPeriodSchema = z.enum(['month', 'year']);

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
  /** Last paid day, also of a cancelled plan. */
  paidUntil: z.optional(z.nullable(daySchema)),
  planPeriod: z.optional(planPeriodSchema),
  /** Can be resumed until `paidUntil`. */
  cancelledPlan: z.optional(z.nullable(subscriptionTypeSchema)),
  /** Who pays for this user's plan, and its last day if it is cancelled. */
  family: z.optional(z.nullable(z.object({ payer: z.string(), until: z.nullable(daySchema) }))),
  /** Last day of the proof that the user studies. */
  studentUntil: z.optional(z.nullable(daySchema)),
  promotionUntil: z.optional(z.nullable(daySchema)),
  isEmailVerified: z.optional(z.boolean()),
  isPromotionOpen: z.optional(z.boolean()),
  rights: z.optional(z.array(rightSchema)),
});

export type Role = z.infer<typeof roleSchema>;
export type PlanPeriod = z.infer<typeof planPeriodSchema>;
export type SubscriptionType = z.infer<typeof subscriptionTypeSchema>;
export type User = z.infer<typeof userSchema>;
