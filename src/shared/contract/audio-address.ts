import * as z from 'zod/mini';

const parameter = z.optional(z.string().check(z.maxLength(64)));

const mark = z.optional(z.literal('1'));

/**
 * Expiry, listener, origin, signature, and unsigned marks of the player. `q` (queued, so no
 * source) and `c` (continued, so no new play) only reduce what is counted; `t` (a tablet with a
 * desktop browser's name) claims no more than the browser could itself.
 */
export const addressQuerySchema = z.strictObject({
  e: parameter,
  l: parameter,
  o: z.optional(z.string().check(z.maxLength(80))),
  s: parameter,
  q: mark,
  c: mark,
  t: mark,
});

export type AddressParameters = z.infer<typeof addressQuerySchema>;
