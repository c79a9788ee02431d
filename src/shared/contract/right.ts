import * as z from 'zod/mini';

/**
 * Rights of an admin: accounts and their rights (`people`), labels, artists and editorial work
 * (`catalogue`), royalties and payments (`money`), switches and servers (`service`). See
 * docs/product/access.md.
 */
export const rightSchema = z.enum(['people', 'catalogue', 'money', 'service']);

export const allRights = rightSchema.options;

/** The right for everything that labels, artists and editors do. */
export const officeRight = 'catalogue';

export type Right = z.infer<typeof rightSchema>;
