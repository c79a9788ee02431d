import * as z from 'zod/mini';
import { idSchema } from '../../contract/primitives.ts';

/** An optional id: empty in the form, null when sent. */
export const typedIdOrNone = z.codec(z.string(), z.nullable(idSchema), {
  decode: (id) => id || null,
  encode: (id) => id ?? '',
});
