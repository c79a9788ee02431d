import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

export const passkeyNameMax = 60;

export const passkeysMost = 20;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Bytes of what extensions answer, which browsers and keys extend as they like. */
const extensionsMax = 8000;

const extensionsSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => JSON.stringify(value).length <= extensionsMax))
  .register(z.globalRegistry, { maxBytes: extensionsMax });

const credentialFields = {
  id: text(1500),
  rawId: text(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
  clientExtensionResults: extensionsSchema,
};

export const newPasskeyBodySchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMax)),
  credential: z.strictObject({
    ...credentialFields,
    response: z.strictObject({
      clientDataJSON: text(4000),
      attestationObject: text(12_000),
      authenticatorData: z.optional(text(8000)),
      transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
      publicKeyAlgorithm: z.optional(z.number()),
      publicKey: z.optional(text(4000)),
    }),
  }),
});

export const passkeyAnswerSchema = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: text(4000),
    authenticatorData: text(4000),
    signature: text(4000),
    userHandle: z.optional(text(200)),
  }),
});

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});

export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) });

/** For the browser, unchanged. */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());

export type Passkey = z.infer<typeof passkeySchema>;
export type PasskeyList = z.infer<typeof passkeyListSchema>;
export type NewPasskeyBody = z.infer<typeof newPasskeyBodySchema>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;
