import * as z from 'zod/mini';
import { idSchema } from '@/shared/contract/primitives.ts';

/** An id that may be left out: empty in the form, null in what is sent. */
export const typedIdOrNone = z.codec(z.string(), z.nullable(idSchema), {
  decode: (id) => id || null,
  encode: (id) => id ?? '',
});
