import * as z from 'zod/mini';

/**
 * What an admin may do, beside the role: accounts and their rights (`people`), labels, artists and what editors do
 * (`catalogue`), royalties and their payment (`money`), switches and servers (`service`). See docs/product/access.md.
 */
export const rightSchema = z.enum(['people', 'catalogue', 'money', 'service']);

export const allRights = rightSchema.options;

/** The right by which an admin does what labels, artists and editors do. */
export const officeRight = 'catalogue';

export type Right = z.infer<typeof rightSchema>;
