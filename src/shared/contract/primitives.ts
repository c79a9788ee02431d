import * as z from 'zod/mini';

export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.maxLength(64));

/** A path or an absolute address. */
export const imageSchema = z.nullable(z.string());

/** ISO 8601 in UTC. */
export const instantSchema = z.string();

/** Calendar day, `yyyy-mm-dd`. */
export const daySchema = z.string().check(z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/), z.maxLength(10));

const isOfCalendar = (text: string) => !text.startsWith('0000');

export const givenDaySchema = z.iso
  .date()
  .check(z.refine(isOfCalendar, { params: { format: 'date' } }), z.maxLength(10));

/** With nine digits of a second, as some files have them. */
export const instantMax = 30;

export const givenInstantSchema = z.iso
  .datetime()
  .check(z.refine(isOfCalendar), z.maxLength(instantMax));

/** Largest integer of the database. */
export const wholeMax = 2_147_483_647;

export const countSchema = z.int().check(z.minimum(0));

export const namedReferenceSchema = z.object({ id: idSchema, name: z.string() });

/** `#rrggbb` in lower case. */
export const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/), z.maxLength(7));

/** Opaque; null at the end of the list. */
export const cursorSchema = z.nullable(z.string());

export const partQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** SHA-256 in base64url. */
export const contentSchema = z.string().check(z.regex(/^[\w-]{43}$/), z.maxLength(43));

export const emptyBodySchema = z.nullish(z.strictObject({}));

/** A value as a form showed it before it was changed: no text of a form is longer. */
export const seenTextSchema = z.string().check(z.maxLength(4096));
