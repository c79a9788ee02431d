import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { daySchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

const familyMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  since: instantSchema,
});

const familyLinkSchema = z.object({ id: idSchema, token: z.string(), expiresAt: instantSchema });

const familyInviteSchema = z.object({ id: idSchema, email: z.string(), expiresAt: instantSchema });

/** The viewer's part in a family. See docs/product/plans.md. */
export const familySchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('none') }),
  z.object({
    part: z.literal('payer'),
    /** Without the plan the members have no rights, and nobody is invited. */
    isRunning: z.boolean(),
    /** Longest first, without the payer. */
    members: z.array(familyMemberSchema),
    link: z.nullable(familyLinkSchema),
    invites: z.array(familyInviteSchema),
    canEmail: z.boolean(),
  }),
  z.object({
    part: z.literal('member'),
    payer: z.string(),
    since: instantSchema,
    isRunning: z.boolean(),
    /** Last day of a cancelled plan. */
    until: z.nullable(daySchema),
  }),
]);

export const familyTokenBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(64)),
});

export const familyEmailBodySchema = z.strictObject({ email: emailSchema });

/** What prevents the viewer from accepting, or `open`. */
const invitationStates = [
  'open',
  'full',
  'paused',
  'own',
  'joined',
  'elsewhere',
  'paying',
  'address',
] as const;

export const invitationSchema = z.object({
  payer: z.string(),
  state: z.enum(invitationStates),
  /** The viewer pays a plan of their own, which stays. */
  hasOwnPlan: z.boolean(),
});

export type Family = z.infer<typeof familySchema>;
export type PaidFamily = Extract<Family, { part: 'payer' }>;
export type Invitation = z.infer<typeof invitationSchema>;
