import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** What a device delivers: under an id of its own, which it uses once, and when it was done there. */
export const deliveredSchema = z.strictObject({ id: idSchema, at: z.iso.datetime() });

/** Answer of a delivery: the id under which it came. */
export const deliveryAnswerSchema = z.object({ id: idSchema });

export type Delivered = z.infer<typeof deliveredSchema>;
