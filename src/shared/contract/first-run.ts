import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { serviceNameMax } from './first-run-limits.ts';
import { credentialLimits } from './limits.ts';
import { personNameSchema } from './person-name.ts';
import { countSchema, instantSchema } from './primitives.ts';
import { dropUnseen, trimUnseen } from './written.ts';

/** Printed at the first start. */
const codeSchema = z.string().check(dropUnseen(), z.minLength(1), z.maxLength(64));

export const firstRunCodeSchema = z.strictObject({ code: codeSchema });

/** Music in the folders of the setting; `files` of those that are read now. */
export const firstRunMusicSchema = z.object({
  folders: countSchema,
  songs: countSchema,
  isReading: z.boolean(),
  /** One of the folders cannot be read. */
  isUnreadable: z.boolean(),
  files: z.object({ done: countSchema, total: countSchema }),
});

/** `mailFrom` is null without email. */
export const firstRunSchema = z.object({
  mailFrom: z.nullable(z.string()),
  music: firstRunMusicSchema,
  /** A backup is being read or restored, or its restore was cut off. */
  isRestoring: z.boolean(),
});

/** A backup of the folder by its name; null for the uploaded one. */
const backupNameSchema = z.nullable(z.string().check(z.minLength(1), z.maxLength(255)));

const passphraseSchema = z.optional(z.string().check(z.minLength(1), z.maxLength(1024)));

export const readBackupBodySchema = z.strictObject({
  code: codeSchema,
  name: backupNameSchema,
  passphrase: passphraseSchema,
});

export const restoreBodySchema = z.strictObject({
  code: codeSchema,
  name: backupNameSchema,
  passphrase: passphraseSchema,
  /** What the file account-key of the former service holds. */
  accountKey: z.optional(z.string().check(trimUnseen(), z.minLength(1), z.maxLength(1024))),
});

/** Why a backup was not read or restored; `begun`: somebody began the service meanwhile; `elsewhere`: another server restores. */
export const restoreFaultSchema = z.enum([
  'sealed',
  'passphrase',
  'newer',
  'older',
  'shared',
  'disk',
  'foreign',
  'damaged',
  'gone',
  'key',
  'begun',
  'elsewhere',
  'rights',
  'store',
  'failed',
]);

export const backupContentSchema = z.object({
  version: z.string(),
  madeAt: instantSchema,
  isSealed: z.boolean(),
  people: countSchema,
  songs: countSchema,
  files: countSchema,
  /** Of its files; null where they are in a place of their own. */
  fileBytes: z.nullable(countSchema),
  /** Files that the former service had lost. */
  missing: countSchema,
  /** Whether this server has the key of the payout accounts, and where it has to come from. */
  key: z.enum(['fits', 'setting', 'file']),
});

export const restoreTaskSchema = z.object({
  name: z.nullable(z.string()),
  step: z.enum(['reading', 'read', 'restoring', 'restored', 'failed']),
  /** Bytes. */
  done: countSchema,
  total: countSchema,
  content: z.nullable(backupContentSchema),
  fault: z.nullable(restoreFaultSchema),
});

const backupFileSchema = z.object({ bytes: countSchema, changedAt: instantSchema });

export const restoreStateSchema = z.object({
  /** Where the server looks; null for nowhere. */
  folder: z.nullable(z.string()),
  backups: z.array(z.extend(backupFileSchema, { name: z.string() })),
  uploaded: z.nullable(backupFileSchema),
  task: z.nullable(restoreTaskSchema),
  /** Another server of the service restores. */
  isElsewhere: z.boolean(),
  /** When a restore began that was cut off, with its server. */
  cutAt: z.nullable(instantSchema),
});

export const testEmailBodySchema = z.strictObject({ code: codeSchema, email: emailSchema });

export const serviceNameSchema = z.string().check(
  trimUnseen(),
  z.minLength(1),
  z.maxLength(serviceNameMax),
  z.refine((name) => !/[\p{Cc}\u2028\u2029]/u.test(name)),
);

export const firstRunBodySchema = z.strictObject({
  code: codeSchema,
  serviceName: serviceNameSchema,
  displayName: personNameSchema(credentialLimits.displayNameMax),
  email: emailSchema,
  password: z
    .string()
    .check(
      z.minLength(credentialLimits.staffPasswordMin),
      z.maxLength(credentialLimits.passwordMax),
    ),
});

export type FirstRun = z.infer<typeof firstRunSchema>;
export type FirstRunMusic = z.infer<typeof firstRunMusicSchema>;
export type RestoreFault = z.infer<typeof restoreFaultSchema>;
export type BackupContent = z.infer<typeof backupContentSchema>;
export type RestoreTask = z.infer<typeof restoreTaskSchema>;
export type RestoreState = z.infer<typeof restoreStateSchema>;
export type RestoreBody = z.infer<typeof restoreBodySchema>;
export type FirstRunBody = z.infer<typeof firstRunBodySchema>;
