import type { GatedAction } from '@/entities/session';
import type { SessionEnd } from '@/shared/api';

const ends: readonly GatedAction[] = ['expired', 'suspended', 'unreachable'] satisfies SessionEnd[];

/** Whether a session ended by itself, rather than a visitor tried something. */
export const isSessionEnd = (action: GatedAction): action is SessionEnd => ends.includes(action);
