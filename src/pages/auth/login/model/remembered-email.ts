import { storedValue } from '@/shared/lib/storage';

/** 'Recuérdame' keeps the email address, never the password, for the next visit. Source: readings. */
export const rememberedEmail = storedValue<string>(
  'remembered-email',
  (candidate) => typeof candidate === 'string',
);
