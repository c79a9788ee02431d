import * as z from 'zod/mini';
import { emailMax, emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { dropHidden, dropUnseen } from './written.ts';
import { credentialLimits } from './limits.ts';
import { daySchema, instantSchema } from './primitives.ts';
import { userSchema } from './user.ts';

const passwordSchema = z
  .string()
  .check(z.minLength(credentialLimits.passwordMin), z.maxLength(credentialLimits.passwordMax));

export const loginBodySchema = z.strictObject({
  email: z.string().check(dropHidden(), z.minLength(1), z.maxLength(emailMax)),
  password: z.string().check(z.minLength(1), z.maxLength(credentialLimits.passwordMax)),
});

export const registerBodySchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  displayName: personNameSchema(credentialLimits.displayNameMax),
  dateOfBirth: daySchema,
});

const socialFields = {
  email: emailSchema,
  name: personNameSchema(60),
};
const providerIdSchema = z.string().check(z.minLength(1), z.maxLength(128));
const pictureSchema = z.string().check(z.maxLength(2048));

export const googleBodySchema = z.strictObject({
  googleId: providerIdSchema,
  ...socialFields,
  picture: pictureSchema,
});
export const facebookBodySchema = z.strictObject({
  facebookId: providerIdSchema,
  ...socialFields,
  picture: pictureSchema,
});
export const appleBodySchema = z.strictObject({ appleId: providerIdSchema, ...socialFields });

/** Valid for ten minutes. */
export const proofBodySchema = z.strictObject({
  password: loginBodySchema.shape.password,
  code: z.optional(z.string().check(dropUnseen(), z.minLength(1), z.maxLength(40))),
});

export const authResponseSchema = z.object({
  token: z.string().check(z.minLength(1)),
  user: userSchema,
});

/** From the address to which the identity server of the house sends people back. */
export const houseTokenSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(4000)),
});

/** A new account needs the day. */
export const houseSignInBodySchema = z.strictObject({
  ...houseTokenSchema.shape,
  dateOfBirth: z.optional(daySchema),
});

export const houseSignInAnswerSchema = z.union([
  authResponseSchema,
  z.object({ codeToken: z.string().check(z.minLength(1)) }),
]);

export const houseLinkSchema = z.object({ linkedAt: z.nullable(instantSchema) });

/** The same for a known email, so that it does not reveal accounts. */
export const pendingRegistrationSchema = z.object({
  registration: z.string().check(z.minLength(1)),
  minutes: z.number(),
});

export const registerAnswerSchema = z.union([authResponseSchema, pendingRegistrationSchema]);

export const registrationCodeBodySchema = z.strictObject({
  registration: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.string().check(dropUnseen(), z.regex(/^\d{6}$/), z.maxLength(6)),
});

/** `POST /auth/reset-password` takes the token. */
export const passwordRenewalSchema = z.object({ renewalToken: z.string().check(z.minLength(1)) });

/** `POST /auth/login/code` takes the token. */
export const codeStepSchema = z.object({ codeToken: z.string().check(z.minLength(1)) });

export const loginAnswerSchema = z.union([
  authResponseSchema,
  passwordRenewalSchema,
  codeStepSchema,
]);

export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;
export type RegistrationCodeBody = z.infer<typeof registrationCodeBodySchema>;
export type LoginBody = z.infer<typeof loginBodySchema>;
export type ProofBody = z.infer<typeof proofBodySchema>;
export type RegisterBody = z.infer<typeof registerBodySchema>;
export type HouseLink = z.infer<typeof houseLinkSchema>;
export type AuthResponse = z.infer<typeof authResponseSchema>;
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
