import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

export const securityKinds = [
  'sign-in',
  'sign-out',
  'password',
  'passkey',
  'second-factor',
  'identity',
  'step-up',
  'device',
  'rights',
  'role',
  'email',
  'suspension',
  'export',
  'deletion',
  'payout-account',
  'tax-detail',
  'bank-file',
  'payment',
  'service',
] as const;

const securityKindSchema = z.enum(securityKinds);

export const securityOutcomes = ['success', 'failure'] as const;

const securityOutcomeSchema = z.enum(securityOutcomes);

const accountReferenceSchema = z.object({ id: idSchema, name: z.nullable(z.string()) });

export const securityEventSchema = z.object({
  id: idSchema,
  at: instantSchema,
  kind: securityKindSchema,
  outcome: securityOutcomeSchema,
  actor: z.nullable(accountReferenceSchema),
  subject: z.nullable(accountReferenceSchema),
  address: z.nullable(z.string()),
  /** Holds no personal data. */
  detail: z.nullable(z.record(z.string(), z.json())),
});

export const securityEventPageSize = 50;

export const securityEventsMost = 10_000;

export const securityEventQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(254))),
  kind: z.optional(securityKindSchema),
  outcome: z.optional(securityOutcomeSchema),
  page: z.optional(
    z.coerce
      .number()
      .check(z.int(), z.minimum(1), z.maximum(securityEventsMost / securityEventPageSize)),
  ),
});

/** Newest first; `total` is at most `securityEventsMost`. */
export const securityEventListSchema = z.object({
  events: z.array(securityEventSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

export type SecurityKind = (typeof securityKinds)[number];
export type SecurityOutcome = (typeof securityOutcomes)[number];
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export type SecurityEventList = z.infer<typeof securityEventListSchema>;
export type SecurityEventQuery = z.infer<typeof securityEventQuerySchema>;
