import { expect, it } from 'vitest';
import { scriptOnCopy } from './testing/script-on-copy.ts';

/** `npm run admin`. */
const { run: admin } = scriptOnCopy('admin.ts');

it.each([[[]], [['crete', 'jefa@example.com']], [['create']], [['list', 'all']], [['--create']]])(
  '%j prints the usage',
  async (args) => {
    expect(await admin(...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining('npm run admin -- create EMAIL: makes an admin') as string,
    });
  },
);

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

it('resets, suspends and activates an account, and reports failures', async () => {
  await admin('create', 'otra@example.com');
  expect((await admin('reset', 'otra@example.com')).said).toMatch(/^otra@example\.com signs in/);
  expect(await admin('suspend', 'otra@example.com')).toEqual({
    code: 0,
    said: 'otra@example.com is suspended.\n',
  });
  expect(await admin('suspend', 'otra@example.com')).toEqual({
    code: 1,
    said: 'otra@example.com is suspended already.\n',
  });
  expect((await admin('activate', 'otra@example.com')).said).toBe('otra@example.com is active.\n');
  expect(await admin('reset', 'nadie@example.com')).toEqual({
    code: 1,
    said: 'nadie@example.com has no account.\n',
  });
});

it('gives and takes rights, and rejects unknown ones', async () => {
  await admin('create', 'jefa@example.com');
  expect((await admin('revoke', 'jefa@example.com', 'money')).said).toBe(
    'jefa@example.com has no more the right money.\n',
  );
  expect((await admin('revoke', 'jefa@example.com', 'money')).said).toBe(
    'jefa@example.com lacks the right money already.\n',
  );
  expect((await admin('grant', 'jefa@example.com', 'money')).code).toBe(0);
  expect(await admin('grant', 'jefa@example.com', 'todo')).toEqual({
    code: 1,
    said: '"todo" is no right. Choose one of: people, catalogue, money, service.\n',
  });
});

it('names the service, and rejects an invalid name', async () => {
  expect(await admin('name', ' Radio Faro ')).toEqual({
    code: 0,
    said: 'The service is Radio Faro.\n',
  });
  expect(await admin('name', ' ')).toEqual({
    code: 1,
    said: '" " is no name: write 1 to 30 characters in one line.\n',
  });
});
