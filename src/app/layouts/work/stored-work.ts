import { createStoredValue } from '@/shared/lib/storage';

const isBoolean = (candidate: unknown): candidate is boolean => typeof candidate === 'boolean';

export const storedWork = createStoredValue('sidebar-work', isBoolean);
