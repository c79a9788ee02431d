import type { GatedAction } from '@/entities/session';
import type { SessionEnd } from '@/shared/api';

const ends: readonly GatedAction[] = ['expired', 'suspended', 'unreachable'] satisfies SessionEnd[];

export const isSessionEnd = (action: GatedAction): action is SessionEnd => ends.includes(action);
