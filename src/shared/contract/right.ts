import * as z from 'zod/mini';

/**
 * Accounts and rights (`people`), labels, artists and editorial work (`catalogue`), royalties and
 * payments (`money`), switches and servers (`service`). See docs/product/access.md.
 */
export const rightSchema = z.enum(['people', 'catalogue', 'money', 'service']);

export const allRights = rightSchema.options;

/** For the work of labels, artists and editors. */
export const officeRight = 'catalogue';

export type Right = z.infer<typeof rightSchema>;
