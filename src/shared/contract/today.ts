import * as z from 'zod/mini';
import { countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';

/** What waits on the home of an office. See docs/product/today.md. */
export const todayLinesMost = 5;

export const todayKinds = {
  admin: [
    'alarm',
    'backupFailed',
    'mailRefused',
    'abandoned',
    'musicMissing',
    'newVersion',
    'mail',
    'emergencyKit',
    'firstMusic',
    'musicReading',
    'firstLabel',
    'firstEditor',
    'firstArtist',
    'budgetLate',
    'budget',
    'artistRequest',
    'studentRequest',
    'agreement',
    'suspended',
  ],
  finance: [
    'payer',
    'unsigned',
    'returned',
    'sign',
    'handIn',
    'confirm',
    'overdue',
    'due',
    'withoutAccount',
  ],
  artist: [
    'paymentReturned',
    'labelPaymentReturned',
    'canvasRefused',
    'placement',
    'soldOut',
    'almostSoldOut',
    'draftLate',
    'draft',
  ],
  label: ['addArtist', 'labelReturned', 'offer', 'month', 'rises', 'noRelease'],
  editor: ['release', 'pitch', 'canvas', 'entering', 'staleList'],
} as const;

export type TodayOffice = keyof typeof todayKinds;
export type TodayKind = (typeof todayKinds)[TodayOffice][number];

const lineShape = {
  /** Of what the act opens; empty where that is a list. */
  id: z.string(),
  /** The thing or person that the line is about. */
  name: z.string(),
  /** A second name or a reason. */
  about: z.string(),
  image: imageSchema,
  /** By when, since when or on which day. */
  day: z.nullable(daySchema),
  count: countSchema,
  /** In the currency of its kind. */
  amount: z.nullable(z.number()),
  /** Of the amount, in the same currency; or what the count was before. */
  part: z.nullable(z.number()),
  artistId: z.nullable(idSchema),
};

const toSchema = <const Kinds extends readonly [TodayKind, ...TodayKind[]]>(kinds: Kinds) =>
  z.object({
    lines: z
      .array(z.object({ ...lineShape, kind: z.enum(kinds) }))
      .check(z.maxLength(todayLinesMost)),
    /** Also those beyond the first five. */
    total: countSchema,
  });

const allKinds = Object.values(todayKinds).flat() as unknown as readonly [
  TodayKind,
  ...TodayKind[],
];

/** The list of any office. */
export const todaySchema = toSchema(allKinds);

export const adminTodaySchema = toSchema(todayKinds.admin);
export const financeTodaySchema = toSchema(todayKinds.finance);
export const artistTodaySchema = toSchema(todayKinds.artist);
export const labelTodaySchema = toSchema(todayKinds.label);
export const editorTodaySchema = toSchema(todayKinds.editor);

export const todaySchemas = {
  admin: adminTodaySchema,
  finance: financeTodaySchema,
  artist: artistTodaySchema,
  label: labelTodaySchema,
  editor: editorTodaySchema,
};

export type TodayOf<Office extends TodayOffice> = z.infer<(typeof todaySchemas)[Office]>;
export type TodayLine = Today['lines'][number];
export type Today = z.infer<typeof todaySchema>;
