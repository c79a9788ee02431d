// `npm run admin -- create EMAIL` and its siblings are for an operator who cannot sign in. The
// embedded database must not be in use; PostgreSQL may serve meanwhile.
import { parseArgs } from 'node:util';
import {
  ConsoleError,
  createAdmin,
  describeAdmins,
  nameTheService,
  readEmail,
  readRight,
  resetAccount,
  setRight,
  setStatus,
} from './modules/administration/user-administration/index.ts';
import type { Db } from './platform/database/db.ts';
import { runCommand } from './platform/run-command.ts';

type Command = {
  takes: string;
  does: string;
  run: (db: Db, values: readonly string[]) => Promise<string[]>;
};

const handOver = ({ email, temporaryPassword }: { email: string; temporaryPassword: string }) => [
  `${email} signs in with ${temporaryPassword} and then chooses a password.`,
];

const commands: { readonly [name: string]: Command } = {
  list: { takes: '', does: 'shows the admins', run: describeAdmins },
  create: {
    takes: 'EMAIL',
    does: 'makes an admin with all rights and prints a temporary password',
    run: async (db, [email = '']) => handOver(await createAdmin(db, readEmail(email), new Date())),
  },
  reset: {
    takes: 'EMAIL',
    does: 'prints a temporary password and ends the sessions, passkeys and second factor of the account',
    run: async (db, [email = '']) => handOver(await resetAccount(db, readEmail(email), new Date())),
  },
  name: {
    takes: 'NAME',
    does: 'names the service; servers take it at their next start',
    run: async (db, [name = '']) => [
      `The service is ${await nameTheService(db, name, new Date())}.`,
    ],
  },
  suspend: { takes: 'EMAIL', does: 'lets the account in no more', run: turn('suspended') },
  activate: { takes: 'EMAIL', does: 'lets a suspended account in again', run: turn('active') },
  grant: { takes: 'EMAIL RIGHT', does: 'gives an admin a right', run: give(true) },
  revoke: { takes: 'EMAIL RIGHT', does: 'takes a right from an admin', run: give(false) },
};

function give(isGiven: boolean): Command['run'] {
  return async (db, [text = '', wanted = '']) => {
    const [email, right] = [readEmail(text), readRight(wanted)];
    await setRight(db, { email, right, isGiven, now: new Date() });
    return [`${email} ${isGiven ? 'has' : 'has no more'} the right ${right}.`];
  };
}

function turn(status: 'active' | 'suspended'): Command['run'] {
  return async (db, [text = '']) => {
    const email = readEmail(text);
    await setStatus(db, { email, status, now: new Date() });
    return [`${email} is ${status}.`];
  };
}

const usage = Object.entries(commands)
  .map(([name, { takes, does }]) => `npm run admin -- ${[name, takes].join(' ').trim()}: ${does}`)
  .join('\n');

function readCommand() {
  try {
    const [name = '', ...values] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const wanted = command?.takes.split(' ').filter(Boolean).length;
    return command && wanted === values.length ? { command, values } : null;
  } catch {
    return null;
  }
}

await runCommand({
  usage,
  expected: [ConsoleError],
  read() {
    const given = readCommand();
    if (given === null) return null;
    const { command, values } = given;
    return async (db) => {
      for (const line of await command.run(db, values)) console.log(line);
    };
  },
});
