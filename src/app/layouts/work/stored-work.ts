import { keptOnDevice } from '@/shared/lib/storage';

const isBoolean = (candidate: unknown): candidate is boolean => typeof candidate === 'boolean';

/** Whether the offices are unfolded, stored on this device. */
export const storedWork = keptOnDevice('sidebar-work', isBoolean);
