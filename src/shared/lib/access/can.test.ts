import { describe, expect, it } from 'vitest';
import type { Permission } from '@/shared/contract/permission.ts';
import type { Role } from '@/shared/contract/user.ts';
import { can } from './can';

const allowed: [Permission, Role[]][] = [
  ['admin.open', ['admin']],
  ['label.open', ['label', 'admin']],
  ['editorial.manage', ['editorial', 'admin']],
  ['artist.open', ['artist', 'admin']],
  ['promotion.open', ['artist', 'label', 'admin']],
];
const roles: Role[] = ['user', 'artist', 'label', 'editorial', 'admin'];

describe.each(allowed)('%s', (permission, those) => {
  it.each(roles)('for %s', (role) => {
    expect(can({ role }, permission)).toBe(those.includes(role));
  });

  it('is not for visitors', () => {
    expect(can(null, permission)).toBe(false);
  });
});
