import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';
import { trimLine } from './written.ts';

/** Of a run, the latest first. */
export const bankMessagesMost = 50;

/** What was read for a run, and what it said of transfers; the text is downloaded. */
export const readMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  at: instantSchema,
  /** Null if the account was deleted. */
  actor: z.nullable(z.string()),
  confirmed: countSchema,
  returned: countSchema,
  known: countSchema,
  others: countSchema,
});

/** Characters. */
export const fileNameMax = 200;

/** Characters of a camt.054 or pain.002. */
const bankMessageMax = 4_000_000;

export const bankMessageBodySchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(bankMessageMax)),
  /** Of the file. */
  name: z.optional(z.string().check(trimLine(), z.maxLength(fileNameMax))),
});

/** Transfers; `known` were noted before, and `later` of the others are being noted by a job. */
export const bankMessageResultSchema = z.object({
  confirmed: countSchema,
  returned: countSchema,
  known: countSchema,
  /** Of other runs, and what is no payment of ours. */
  others: z.optional(countSchema),
  later: z.optional(countSchema),
});

export type ReadMessage = z.infer<typeof readMessageSchema>;
export type BankMessageBody = z.infer<typeof bankMessageBodySchema>;
export type BankMessageResult = z.infer<typeof bankMessageResultSchema>;
