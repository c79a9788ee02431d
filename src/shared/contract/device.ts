import * as z from 'zod/mini';
import { idSchema, instantSchema } from './primitives.ts';

export const deviceSchema = z.object({
  id: idSchema,
  device: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

export const deviceListSchema = z.object({ devices: z.array(deviceSchema) });

export type Device = z.infer<typeof deviceSchema>;
export type DeviceList = z.infer<typeof deviceListSchema>;
