import * as z from 'zod/mini';
import { idSchema, givenInstantSchema } from './primitives.ts';

/** `id` is the device's own and makes repeats harmless; `at` is the time of the act. */
export const deliveredSchema = z.strictObject({ id: idSchema, at: givenInstantSchema });

export const deliveryAnswerSchema = z.object({ id: idSchema });

export type Delivered = z.infer<typeof deliveredSchema>;
