import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

/** See docs/product/account.md. */
export const dataExportSchema = z.object({
  id: idSchema,
  state: z.enum(['pending', 'ready', 'failed']),
  orderedAt: instantSchema,
  expiresAt: z.nullable(instantSchema),
  /** Bytes; null unless ready. */
  size: z.nullable(countSchema),
});

export const dataExportAnswerSchema = z.object({ export: z.nullable(dataExportSchema) });

/** Valid for 15 minutes. */
export const dataExportAddressSchema = z.object({ address: z.string() });

export type DataExport = z.infer<typeof dataExportSchema>;
export type DataExportAnswer = z.infer<typeof dataExportAnswerSchema>;
