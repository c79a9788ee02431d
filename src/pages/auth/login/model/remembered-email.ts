import { keptOnDevice } from '@/shared/lib/storage';

/** Only the email, never the password. See docs/product/account.md. */
export const rememberedEmail = keptOnDevice<string>(
  'remembered-email',
  (candidate) => typeof candidate === 'string',
);
