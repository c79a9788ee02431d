import type { Role } from './user.ts';

/** See docs/product/access.md. */
export const permissions = {
  'admin.open': ['admin'],
  'label.open': ['label', 'admin'],
  'editorial.manage': ['editorial', 'admin'],
  'artist.open': ['artist', 'admin'],
  'artist.request': ['artist'],
  'promotion.open': ['artist', 'label', 'admin'],
  'analytics.open': ['artist', 'label', 'admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;
