import * as z from 'zod/mini';

/** Why a call failed, as far as clients act on it. `maintenance` ends by itself. */
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
 * `ended`: the session is over; `suspended`: the account is; `right`: the role has lost the right
 * to the call; `step-up`: the call succeeds after `POST /session/proof`; `second-factor`: it
 * succeeds once the user has a passkey or one-time codes.
 */
export const refusalReasonSchema = z.enum([
  'ended',
  'suspended',
  'right',
  'step-up',
  'second-factor',
]);

/**
 * The one shape of every failure. `error` is a sentence in the user's language or Spanish;
 * `fields` has a sentence per rejected field; `current` has the present values of fields that the
 * sender saw otherwise; `requestId` finds the failure in the server's log.
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
