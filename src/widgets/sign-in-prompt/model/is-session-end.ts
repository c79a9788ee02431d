import type { GatedAction } from '@/entities/session';
import type { SessionEnd } from '@/shared/api';

const ends: readonly GatedAction[] = ['expired', 'suspended', 'unreachable'] satisfies SessionEnd[];

/** The session ended by itself, unlike a visitor's attempt. */
export const isSessionEnd = (action: GatedAction): action is SessionEnd => ends.includes(action);
