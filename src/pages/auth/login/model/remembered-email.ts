import { createStoredValue } from '@/shared/lib/storage';

/** Only the email, never the password. See docs/product/account.md. */
export const rememberedEmail = createStoredValue<string>(
  'remembered-email',
  (candidate) => typeof candidate === 'string',
);
