import * as z from 'zod/mini';
import { seenTextSchema } from './primitives.ts';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { trimUnseen } from './written.ts';
import { credentialLimits, profileLimits } from './limits.ts';
import { countrySchema, languageSchema, planPeriodSchema, subscriptionTypeSchema } from './user.ts';

const newPasswordSchema = z
  .string()
  .check(z.minLength(credentialLimits.passwordMin), z.maxLength(credentialLimits.passwordMax));

export const paymentMethodSchema = z.enum(['card', 'paypal']);

/** A paid plan needs a payment method. See docs/product/calls.md. */
export const subscriptionBodySchema = z.strictObject({
  subscriptionType: subscriptionTypeSchema,
  paymentMethod: z.optional(paymentMethodSchema),
  period: z.optional(planPeriodSchema),
  /** See docs/product/plans.md. */
  isPromotion: z.optional(z.boolean()),
});

/** Absent fields stay. `profileImage` is an uploaded path, or empty. */
export const profileBodySchema = z.strictObject({
  displayName: z.optional(personNameSchema(credentialLimits.displayNameMax)),
  bio: z.optional(z.string().check(trimUnseen(), z.maxLength(profileLimits.bioMax))),
  country: z.optional(countrySchema),
  language: z.optional(languageSchema),
  profileImage: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
  seen: z.optional(
    z.partial(
      z.strictObject({
        displayName: seenTextSchema,
        bio: seenTextSchema,
        country: seenTextSchema,
        language: seenTextSchema,
        profileImage: z.nullable(seenTextSchema),
      }),
    ),
  ),
});

export const profileImageAnswerSchema = z.object({ profileImage: z.string() });

export const passwordBodySchema = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(credentialLimits.passwordMax)),
  newPassword: newPasswordSchema,
});

export const accountDeletionBodySchema = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(credentialLimits.passwordMax)),
});

export const forgotPasswordBodySchema = z.strictObject({
  email: emailSchema,
});

/** The emailed `token` works once, within the hour. */
export const resetPasswordBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: newPasswordSchema,
});

export const messageAnswerSchema = z.object({ message: z.string() });

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type SubscriptionBody = z.input<typeof subscriptionBodySchema>;
export type ProfileBody = z.input<typeof profileBodySchema>;
export type AccountDeletionBody = z.infer<typeof accountDeletionBodySchema>;
export type PasswordBody = z.input<typeof passwordBodySchema>;
export type ResetPasswordBody = z.input<typeof resetPasswordBodySchema>;
