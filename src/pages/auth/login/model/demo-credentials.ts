import { isDemoMode } from '@/shared/config/demo-mode';
import { demoAccounts, demoPassword } from '@/shared/sample/demo-accounts.ts';

export type Credentials = { email: string; password: string };

/** What the login is filled with in demo mode, else null. See docs/product/account.md. */
export function demoCredentials(): Credentials | null {
  const email = demoAccounts.find(({ role }) => role === 'user')?.email;
  return isDemoMode() && email ? { email, password: demoPassword } : null;
}
