import * as z from 'zod/mini';
import { idSchema, instantSchema } from './primitives.ts';

/** One place where a person is signed in. `device` names browser and system, and is empty where neither is known. */
export const deviceSchema = z.object({
  id: idSchema,
  device: z.string(),
  createdAt: instantSchema,
  /** Exact to some minutes. */
  lastSeenAt: instantSchema,
  /** It is the one that asks. */
  isCurrent: z.boolean(),
});

export const deviceListSchema = z.object({ devices: z.array(deviceSchema) });

export type Device = z.infer<typeof deviceSchema>;
export type DeviceList = z.infer<typeof deviceListSchema>;
