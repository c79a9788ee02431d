import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { shareReasonMax } from './limits.ts';
import {
  countSchema,
  daySchema,
  givenDaySchema,
  idSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';
import { monthSchema, statementStatusSchema } from './statement.ts';
import { paidTaxSchema } from './tax-detail.ts';
import { trimUnseen } from './written.ts';

/** What a payee did for the recording. */
export const shareRoles = [
  'main',
  'featured',
  'producer',
  'writer',
  'mixing',
  'mastering',
  'musician',
  'other',
] as const;

/** Parts of one sheet, the artist's included. */
export const shareRowsMax = 20;

/** Days from today until the first day at most. */
export const shareDaysAhead = 366;

const hasTwoDecimals = (part: number) => Math.abs(part * 100 - Math.round(part * 100)) < 1e-6;

/** Percent of what the recording earns for its artist. */
const partSchema = z.number().check(z.minimum(0), z.maximum(100), z.refine(hasTwoDecimals));

/** The artist's part has neither; a payee of an earlier sheet has an id. */
const newPartSchema = z.strictObject({
  role: z.enum(shareRoles),
  part: partSchema,
  email: z.optional(emailSchema),
  payeeId: z.optional(idSchema),
});

export const newShareSchema = z.strictObject({
  trackId: idSchema,
  startsOn: givenDaySchema,
  parts: z.array(newPartSchema).check(z.minLength(2), z.maxLength(shareRowsMax)),
});

export const shareMadeSchema = z.object({ id: idSchema });

/** `lapsed`: not accepted by all before its first day. */
const shareStateSchema = z.enum(['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed']);

const sharePartSchema = z.object({
  /** From 1. */
  position: countSchema,
  role: z.enum(shareRoles),
  part: z.number(),
  isArtist: z.boolean(),
  /** Null for the artist, and until a person answers. */
  payeeId: z.nullable(idSchema),
  /** The artist's or person's; null until they answer, and once the account is deleted. */
  name: z.nullable(z.string()),
  /** As typed by the proposer, until it is answered. */
  email: z.nullable(z.string()),
  state: z.enum(['waiting', 'accepted', 'declined']),
  reason: z.nullable(z.string()),
});

export const recordingShareSchema = z.object({
  id: idSchema,
  startsOn: daySchema,
  proposedAt: instantSchema,
  state: shareStateSchema,
  /** Of the accepted sheets, the one that holds today. */
  isInForce: z.boolean(),
  /** The label that proposed it. */
  label: z.nullable(z.string()),
  parts: z.array(sharePartSchema),
});

export const sharedTracksMost = 2_000;

/** Recordings of an artist with their sheets, the latest first. */
export const sharedTracksSchema = z.object({
  artist: namedReferenceSchema,
  /** Of the artist's people and label, the label proposes while a contract is in force. */
  canPropose: z.boolean(),
  tracks: z.array(z.extend(namedReferenceSchema, { shares: z.array(recordingShareSchema) })),
});

/** Others' parts have no names. */
const ownPartSchema = z.object({
  /** From 1. */
  position: countSchema,
  role: z.enum(shareRoles),
  part: z.number(),
  isArtist: z.boolean(),
  /** The viewer's, or of an artist for whom the viewer speaks. */
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'accepted', 'declined']),
});

export const ownShareSchema = z.object({
  id: idSchema,
  track: namedReferenceSchema,
  artist: namedReferenceSchema,
  label: z.nullable(z.string()),
  startsOn: daySchema,
  state: shareStateSchema,
  isInForce: z.boolean(),
  /** It waits for the viewer. */
  isMine: z.boolean(),
  parts: z.array(ownPartSchema),
});

export const ownSharesMost = 500;

export const ownSharesSchema = z.object({
  shares: z.array(ownShareSchema),
  /** Has accepted a part once, so that there may be payments. */
  isPayee: z.boolean(),
});

export const answerShareBodySchema = z.strictObject({
  isAccepted: z.boolean(),
  /** Why it is declined. */
  reason: z.optional(z.string().check(trimUnseen(), z.maxLength(shareReasonMax))),
});

/** Euros, to the cent. */
const centsSchema = z.number();

/** A payee's statement. See docs/product/recording-shares.md. */
export const payeeStatementSchema = z.object({
  id: idSchema,
  period: monthSchema,
  issuedAt: instantSchema,
  status: statementStatusSchema,
  date: z.nullable(daySchema),
  hash: z.nullable(z.string()),
  /** Once paid, where tax was added or withheld. */
  paidTax: z.optional(paidTaxSchema),
  payable: centsSchema,
  carried: centsSchema,
  lines: z.array(
    z.object({
      track: namedReferenceSchema,
      artist: namedReferenceSchema,
      period: monthSchema,
      /** Percents. */
      royaltyRate: z.number(),
      part: z.number(),
      streams: z.int(),
      /** Euros that the recording earned. */
      earnings: z.number(),
      amount: centsSchema,
    }),
  ),
});

export type ShareRole = (typeof shareRoles)[number];
export type NewShare = z.infer<typeof newShareSchema>;
export type ShareMade = z.infer<typeof shareMadeSchema>;
export type RecordingShare = z.infer<typeof recordingShareSchema>;
export type SharedTracks = z.infer<typeof sharedTracksSchema>;
export type OwnShare = z.infer<typeof ownShareSchema>;
export type OwnShares = z.infer<typeof ownSharesSchema>;
export type AnswerShareBody = z.infer<typeof answerShareBodySchema>;
export type PayeeStatement = z.infer<typeof payeeStatementSchema>;
