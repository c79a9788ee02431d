import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

const bytesSchema = z.string().check(z.regex(/^\d{1,15}$/), z.maxLength(15));

/** Of every call but `finish`. Source: https://tus.io/protocols/resumable-upload. */
export const tusHeadersSchema = z.object({ 'tus-resumable': z.literal('1.0.0') });

export const beginHeadersSchema = z.extend(tusHeadersSchema, {
  /** Bytes of the whole file. */
  'upload-length': bytesSchema,
});

export const partHeadersSchema = z.extend(tusHeadersSchema, {
  /** Where the part begins. */
  'upload-offset': bytesSchema,
  /** Such as `sha256 `, and the digest of the part in base64. */
  'upload-checksum': z.optional(z.string().check(z.maxLength(64))),
});

/** The header `location` has its address. */
export const uploadBegunSchema = z.object({ id: idSchema });
