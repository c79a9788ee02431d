import { isDemoMode } from '@/shared/config/demo-mode';
import { demoAccounts, demoPassword } from '@/shared/sample/demo-accounts.ts';

export type Credentials = { email: string; password: string };

/** Null outside demo mode. See docs/product/account.md. */
export function demoCredentials(): Credentials | null {
  const email = demoAccounts.find(({ role }) => role === 'user')?.email;
  return isDemoMode() && email ? { email, password: demoPassword } : null;
}
