import type { User } from '@/shared/contract/user.ts';

export const buildUser = (changes: Partial<User> = {}): User => ({
  id: 'usr_demo-oyente',
  displayName: 'Lucía Ferrán',
  username: 'lucia',
  email: 'oyente@demo.tonada.example',
  role: 'user',
  profileImage: '/api/images/user/usr_demo-oyente',
  bio: '',
  country: 'ES',
  language: 'es',
  subscriptionType: 'free',
  followers: 12,
  following: 8,
  joinDate: '2024-03-02',
  ...changes,
});

/** Store state of a signed-in user. */
export const signedIn = (changes: Partial<User> = {}) => ({
  session: { status: 'listener' as const, user: buildUser(changes) },
});

/** Store state of a visitor. */
export const asVisitor = { session: { status: 'visitor' as const, user: null } };
