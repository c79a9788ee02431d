import { keptOnDevice } from '@/shared/lib/storage';

/** The language that a visitor chose on this device; whoever signs in has the one of their profile. */
export const chosenLanguage = keptOnDevice<string>(
  'visitor-language',
  (candidate): candidate is string => typeof candidate === 'string',
);
