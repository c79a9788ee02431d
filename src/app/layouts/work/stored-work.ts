import { keptOnDevice } from '@/shared/lib/storage';

const isBoolean = (candidate: unknown): candidate is boolean => typeof candidate === 'boolean';

export const storedWork = keptOnDevice('sidebar-work', isBoolean);
