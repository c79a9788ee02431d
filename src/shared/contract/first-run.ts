import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { serviceNameMax } from './first-run-limits.ts';
import { credentialLimits } from './limits.ts';
import { personNameSchema } from './person-name.ts';
import { countSchema } from './primitives.ts';
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
export type FirstRunBody = z.infer<typeof firstRunBodySchema>;
