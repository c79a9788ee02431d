import { expect, it } from 'vitest';
import { scriptOnCopy } from './testing/script-on-copy.ts';

/** `npm run admin`. */
const { run: admin } = scriptOnCopy('admin.ts');

it.each([[[]], [['crete', 'jefa@example.com']]])('%j prints the usage', async (args) => {
  expect(await admin(...args)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run admin -- create EMAIL: makes an admin') as string,
  });
});

// Proves first-run: `npm run admin`
it('creates and lists an admin, and rejects a second one and an invalid email', async () => {
  expect(await admin('list')).toEqual({
    code: 0,
    said: 'There is no admin. Make one: npm run admin -- create EMAIL\n',
  });
  expect(await admin('create', ' Jefa@Example.com ')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^jefa@example\.com signs in with [a-z2-9-]{14} and then/,
    ) as string,
  });
  expect(await admin('create', 'jefa@example.com')).toEqual({
    code: 1,
    said: 'jefa@example.com has an account already.\n',
  });
  expect(await admin('create', 'jefa')).toEqual({ code: 1, said: '"jefa" is no email.\n' });
  expect(await admin('list')).toEqual({
    code: 0,
    said: 'jefa@example.com: jefa, temporary password not used yet, people catalogue money service\n',
  });
});
