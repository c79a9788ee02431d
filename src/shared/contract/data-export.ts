import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from './primitives.ts';

/** Everything that is kept of a person, as a file that a job makes. See docs/product/account.md. */
export const dataExportSchema = z.object({
  id: idSchema,
  state: z.enum(['pending', 'ready', 'failed']),
  orderedAt: instantSchema,
  /** Until when it is there to be taken; null unless it is ready. */
  expiresAt: z.nullable(instantSchema),
  /** Bytes of the file; null unless it is ready. */
  size: z.nullable(countSchema),
});

/** Null where none was ordered, or the last one has expired. */
export const dataExportAnswerSchema = z.object({ export: z.nullable(dataExportSchema) });

/** Where a browser fetches the file, for a quarter of an hour and as long as the session lasts. */
export const dataExportAddressSchema = z.object({ address: z.string() });

export type DataExport = z.infer<typeof dataExportSchema>;
export type DataExportAnswer = z.infer<typeof dataExportAnswerSchema>;
