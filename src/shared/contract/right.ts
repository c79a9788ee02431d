import * as z from 'zod/mini';

/** See docs/product/access.md. */
export const rightSchema = z.enum(['people', 'catalogue', 'money', 'service']);

export const allRights = rightSchema.options;

export const officeRight = 'catalogue';

export type Right = z.infer<typeof rightSchema>;
