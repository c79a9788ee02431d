import * as z from 'zod/mini';
import { idSchema, givenInstantSchema } from './primitives.ts';

/** What a device delivers: under an id of its own, which it uses once, and when it was done there. */
export const deliveredSchema = z.strictObject({ id: idSchema, at: givenInstantSchema });

/** Answer of a delivery: the id under which it came. */
export const deliveryAnswerSchema = z.object({ id: idSchema });

export type Delivered = z.infer<typeof deliveredSchema>;
