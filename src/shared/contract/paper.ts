import * as z from 'zod/mini';

/** `2026-10.zip` has the statements of a month, `2026.csv` the sums of a year. */
export const papersFileSchema = z
  .string()
  .check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])\.zip|\d{4}\.csv)$/));

export const papersQuerySchema = z.strictObject({ file: papersFileSchema });

/** Valid for 15 minutes. */
export const papersAddressSchema = z.object({ address: z.string() });

export const certificateQuerySchema = z.strictObject({
  year: z.string().check(z.regex(/^20\d\d$/)),
  format: z.enum(['pdf', 'csv']),
});

export type CertificateQuery = z.infer<typeof certificateQuerySchema>;
export type PapersAddress = z.infer<typeof papersAddressSchema>;
