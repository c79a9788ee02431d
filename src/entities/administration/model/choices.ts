import type { AccountStatus, AdminUserSort } from '@/shared/contract/administration.ts';
import type { Role, SubscriptionType, User } from '@/shared/contract/user.ts';

/** Values of an account, in the order of the filters. See docs/product/administration.md. */
export const roles = [
  'user',
  'artist',
  'label',
  'editorial',
  'admin',
] as const satisfies readonly Role[];

export const subscriptions = [
  'free',
  'premium',
  'family',
  'student',
] as const satisfies readonly SubscriptionType[];

export const statuses = [
  'active',
  'suspended',
  'inactive',
] as const satisfies readonly AccountStatus[];

export const countries = [
  'ES',
  'US',
  'MX',
  'AR',
  'CO',
  'PE',
  'CL',
] as const satisfies readonly User['country'][];

/** Sortable columns. */
export const sorts = ['name', 'email', 'joinDate'] as const satisfies readonly AdminUserSort[];
