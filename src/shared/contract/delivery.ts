import * as z from 'zod/mini';
import { idSchema, givenInstantSchema } from './primitives.ts';

/**
 * `id` is the device's own and works once, so that a repeated delivery does nothing; the time is
 * that of the act on the device.
 */
export const deliveredSchema = z.strictObject({ id: idSchema, at: givenInstantSchema });

export const deliveryAnswerSchema = z.object({ id: idSchema });

export type Delivered = z.infer<typeof deliveredSchema>;
