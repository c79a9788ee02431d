import { createStoredValue } from '@/shared/lib/storage';

/** A visitor's choice; a user's language is in the profile. */
export const chosenLanguage = createStoredValue<string>(
  'visitor-language',
  (candidate): candidate is string => typeof candidate === 'string',
);
