import { keptOnDevice } from '@/shared/lib/storage';

/** Of visitors on this device; signed-in users have their profile's. */
export const chosenLanguage = keptOnDevice<string>(
  'visitor-language',
  (candidate): candidate is string => typeof candidate === 'string',
);
