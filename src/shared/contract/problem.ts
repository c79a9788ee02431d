import * as z from 'zod/mini';

/** Why a call failed, in the terms that a client acts on. `maintenance` is over by itself, sooner or later. */
export const problemCodeSchema = z.enum([
  'not-found',
  'unauthorized',
  'forbidden',
  'invalid',
  'duplicate',
  'too-many-requests',
  'server',
  'maintenance',
]);

/**
 * Why a session is not taken (`ended`, `suspended`: the account is), that its role lost the right to the call (`right`),
 * that its person has to prove anew who they are (`step-up`): the same call succeeds after `POST /session/proof`; or that
 * the service demands a passkey or one-time codes of them (`second-factor`): it succeeds once they have set one up.
 */
export const refusalReasonSchema = z.enum([
  'ended',
  'suspended',
  'right',
  'step-up',
  'second-factor',
]);

/**
 * The one shape of every failure. `error` is a sentence for people, in their language or in Spanish; `fields` gives a
 * sentence for each rejected field of the body; `current` says what fields are by now that the sender saw otherwise; `requestId` finds the failure in the server's log.
 */
export const problemSchema = z.object({
  error: z.string(),
  code: problemCodeSchema,
  // oxlint-disable-next-line promise/valid-params -- of Zod
  reason: z.optional(z.catch(z.optional(refusalReasonSchema), undefined)),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
});

export type RefusalReason = z.infer<typeof refusalReasonSchema>;
export type ProblemCode = z.infer<typeof problemCodeSchema>;
export type ProblemBody = z.infer<typeof problemSchema>;
