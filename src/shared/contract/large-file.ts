import * as z from 'zod/mini';
import { tusVersion } from './large-file-limits.ts';
import { idSchema } from './primitives.ts';

const bytesSchema = z.string().check(z.regex(/^\d{1,15}$/), z.maxLength(15));

/** Of every call but `finish`. */
export const tusHeadersSchema = z.object({ 'tus-resumable': z.literal(tusVersion) });

export const beginHeadersSchema = z.extend(tusHeadersSchema, {
  /** Bytes of the whole file. */
  'upload-length': bytesSchema,
});

const checksumSchema = z.optional(z.string().check(z.maxLength(64)));

export const finishHeadersSchema = z.object({
  /** Such as `sha256 `, and the digest of the whole file in base64. */
  'upload-checksum': checksumSchema,
});

export const partHeadersSchema = z.extend(tusHeadersSchema, {
  /** Where the part begins. */
  'upload-offset': bytesSchema,
  /** Such as `sha256 `, and the digest of the part in base64. */
  'upload-checksum': checksumSchema,
});

/** The header `location` has its address. */
export const uploadBegunSchema = z.object({ id: idSchema });
