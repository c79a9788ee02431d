import { keptOnDevice } from '@/shared/lib/storage';

/** Of visitors; users have their profile's. */
export const chosenLanguage = keptOnDevice<string>(
  'visitor-language',
  (candidate): candidate is string => typeof candidate === 'string',
);
