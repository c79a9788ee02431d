import * as z from 'zod/mini';
import { acceptPitchBodySchema, rejectPitchBodySchema } from '@/shared/contract/pitch.ts';
import { rejectBodySchema } from '@/shared/contract/release.ts';

const version = { version: true } as const;

/** Decision forms; the seen version is added when they are sent. */
export const acceptPitchRules = z.omit(acceptPitchBodySchema, version);
export const rejectPitchRules = z.omit(rejectPitchBodySchema, version);
export const rejectReleaseRules = z.omit(rejectBodySchema, version);
