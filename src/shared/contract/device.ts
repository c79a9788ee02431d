import * as z from 'zod/mini';
import { idSchema, instantSchema } from './primitives.ts';

/** A session. `device` names browser and system; empty where both are unknown. */
export const deviceSchema = z.object({
  id: idSchema,
  device: z.string(),
  createdAt: instantSchema,
  /** Exact to some minutes. */
  lastSeenAt: instantSchema,
  /** The session of this call. */
  isCurrent: z.boolean(),
});

export const deviceListSchema = z.object({ devices: z.array(deviceSchema) });

export type Device = z.infer<typeof deviceSchema>;
export type DeviceList = z.infer<typeof deviceListSchema>;
