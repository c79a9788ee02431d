import type { AccountStatus, AdminUserSort } from '@/shared/contract/administration.ts';
import type { Role, SubscriptionType, User } from '@/shared/contract/user.ts';

/** In the order of the filters. */
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

export const sorts = ['name', 'email', 'joinDate'] as const satisfies readonly AdminUserSort[];
