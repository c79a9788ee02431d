import * as z from 'zod/mini';

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
 * The call succeeds after `POST /session/proof` (`step-up`), or with a passkey or one-time codes
 * (`second-factor`).
 */
export const refusalReasonSchema = z.enum([
  'ended',
  'suspended',
  'right',
  'step-up',
  'second-factor',
]);

/**
 * `error` and `fields` are sentences in the user's language; `current` has present values that
 * the sender saw otherwise; `requestId` finds the failure in the log.
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
