import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectFolder } from './project-files.ts';

/**
 * Modules that write to the security log themselves: what people do to their own account, what is
 * refused, and what is downloaded. A command of staff gives `recordStaffAction` one value instead.
 */
const writers = [
  'account',
  'account-deletion',
  'data-export',
  'email-proof',
  'oidc',
  'passkey',
  'payment-run',
  'second-factor',
  'security-log',
  'session',
  'sign-in',
  'staff-action',
];

const folder = join(projectFolder, 'server/modules');
const files = projectFiles(['**/*.ts'], { folder, exclude: ['**/*.test.ts'] });
const found = files
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  .filter(({ text }) => /\brecordSecurityEvent\(/.test(text));

// Proves administration: Security log: from one value with the action of staff
it('a command of staff writes no security event beside its action', () => {
  expect(new Set(found.map(({ path }) => path.split('/')[1]))).toEqual(new Set(writers));
  const both = found.filter(
    ({ path, text }) =>
      /\brecordStaffAction\(/.test(text) && !path.endsWith('staff-action.repository.ts'),
  );
  expect(both.map(({ path }) => path)).toEqual([]);
});
