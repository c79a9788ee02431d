import * as z from 'zod/mini';

/** Identifier made by the server: 1 to 64 letters, digits, `_` or `-`, never empty. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Address of an image: a path on this server or an absolute address; null where there is none. */
export const imageSchema = z.nullable(z.string());

/** Moment in time as ISO 8601 in UTC, for example `2026-11-19T20:15:00.000Z`. */
export const instantSchema = z.string();

/** Calendar day as `yyyy-mm-dd`. */
export const daySchema = z.string().check(z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/));

const isOfCalendar = (text: string) => !text.startsWith('0000');

/** A day that a caller names; the calendar begins with the year 1. */
export const givenDaySchema = z.iso
  .date()
  .check(z.refine(isOfCalendar, { params: { format: 'date' } }));

/** A moment that a caller names. */
export const givenInstantSchema = z.iso.datetime().check(z.refine(isOfCalendar));

/** Largest whole number that is kept of a count or a version. */
export const wholeMax = 2_147_483_647;

/** Whole number, zero or more. */
export const countSchema = z.int().check(z.minimum(0));

/** Reference to a thing by id and the name that a person sees. */
export const namedReferenceSchema = z.object({ id: idSchema, name: z.string() });

/** Colour of a picture, for the ground of a page's header: `#rrggbb` in lower case. */
export const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Where the next part of a list begins; opaque, null at the end of the list. */
export const cursorSchema = z.nullable(z.string());

/** Address parameters of a list that is told in parts. */
export const partQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** A content that was uploaded, by its hash: SHA-256 in base64url. */
export const contentSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** The body of a call that says all in its address: none, or one without a field. */
export const emptyBodySchema = z.nullish(z.strictObject({}));
