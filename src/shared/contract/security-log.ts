import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

/** What the security log writes down. */
export const securityKinds = [
  'sign-in',
  'sign-out',
  'password',
  'passkey',
  'second-factor',
  'step-up',
  'device',
  'rights',
  'role',
  'email',
  'suspension',
  'export',
  'deletion',
  'payout-account',
  'bank-file',
  'payment',
  'service',
] as const;

export const securityKindSchema = z.enum(securityKinds);

export const securityOutcomes = ['success', 'failure'] as const;

const securityOutcomeSchema = z.enum(securityOutcomes);

/** An account; without a name where it has been deleted since. */
const accountReferenceSchema = z.object({ id: idSchema, name: z.nullable(z.string()) });

/** Something that touched the security of an account or of the service. */
export const securityEventSchema = z.object({
  id: idSchema,
  at: instantSchema,
  kind: securityKindSchema,
  outcome: securityOutcomeSchema,
  /** Null where nobody was signed in. */
  actor: z.nullable(accountReferenceSchema),
  /** The account that it is about; null where there is none. */
  subject: z.nullable(accountReferenceSchema),
  /** The network address of the call; null where there was no call, or the account has been deleted. */
  address: z.nullable(z.string()),
  /** More about it, without anything personal. */
  detail: z.nullable(z.record(z.string(), z.json())),
});

export const securityEventPageSize = 50;

/** Older events than these many are found by a search alone. */
export const securityEventsMost = 10_000;

export const securityEventQuerySchema = z.strictObject({
  /** Words of the name or the email of an account, as a list of accounts finds them. */
  q: z.optional(z.string().check(z.maxLength(254))),
  kind: z.optional(securityKindSchema),
  outcome: z.optional(securityOutcomeSchema),
  /** From 1. */
  page: z.optional(
    z.coerce
      .number()
      .check(z.int(), z.minimum(1), z.maximum(securityEventsMost / securityEventPageSize)),
  ),
});

/** A page of the security log, the last event first. `total` counts those of all pages, at most `securityEventsMost`. */
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
