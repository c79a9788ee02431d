import { createStoredValue } from '@/shared/lib/storage';

/** Whether similar songs follow a list; on by default, kept on the device. */
export const autoplay = createStoredValue<boolean>(
  'autoplay',
  (candidate) => typeof candidate === 'boolean',
);
