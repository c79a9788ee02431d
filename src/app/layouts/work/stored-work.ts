import { keptOnDevice } from '@/shared/lib/storage';

const isBoolean = (candidate: unknown): candidate is boolean => typeof candidate === 'boolean';

/** Whether the sidebar shows the offices, as it was left on this device. */
export const storedWork = keptOnDevice('sidebar-work', isBoolean);
