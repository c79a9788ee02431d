import type { AdminUser, ChangeUserBody } from '@/shared/contract/administration.ts';

/** What is known of an account, for the server to compare with what it is by now. */
export const knownOf = ({
  name,
  email,
  subscription,
  role,
  status,
  country,
}: AdminUser): ChangeUserBody['seen'] => ({ name, email, subscription, role, status, country });
