#!/usr/bin/env node
// `npm run tonada -- COMMAND`: see docs/operations/backup.md.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { backup, move, prune, restore } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { importMusic } from './commands/import.ts';
import { jobs } from './commands/jobs.ts';
import { migrate } from './commands/migrate.ts';
import { verify } from './commands/verify.ts';
import type { Command, Context, Option } from './commands/command.ts';
import { showProgress } from './commands/terminal.ts';
import { CommandError, exitCodes } from './platform/command-error.ts';
import { loadConfig, SettingError } from './platform/config.ts';

const commands: { readonly [name: string]: Command } = {
  backup,
  restore,
  prune,
  move,
  verify,
  migrate,
  import: importMusic,
  jobs,
  doctor,
};

/** Have their own options and texts. */
const older: { readonly [name: string]: { does: string; load: () => Promise<unknown> } } = {
  admin: { does: 'manages admins without signing in', load: () => import('./admin.ts') },
  figures: { does: 'imports, recounts, closes and pays', load: () => import('./figures.ts') },
  'rotate-media-keys': {
    does: 'signs media addresses with a new key',
    load: () => import('./rotate-media-keys.ts'),
  },
  'rotate-push-keys': {
    does: 'signs push messages with a new key',
    load: () => import('./rotate-push-keys.ts'),
  },
};

const common = {
  json: { type: 'boolean', does: 'prints one JSON object' },
  help: { type: 'boolean', does: 'prints this' },
} as const;

function describeAll() {
  const all = Object.entries({ ...commands, ...older });
  return [
    'npm run tonada -- COMMAND …; with --help each says more:',
    ...all.map(([name, { does }]) => `  ${name.padEnd(18)} ${does}`),
    'Exit codes: 0 done, 1 failed, 2 wrong use, 3 refused, 4 not readable, 130 interrupted.',
  ].join('\n');
}

function describeOne(name: string, { takes, does, options = {} }: Command) {
  return [
    `npm run tonada -- ${[name, takes].join(' ').trim()}: ${does}`,
    ...Object.entries<Option>({ ...options, ...common }).map(
      ([option, { type, does: what }]) =>
        `  --${option}${type === 'string' ? ' VALUE' : ''}: ${what}`,
    ),
  ].join('\n');
}

function read(name: string, command: Command, args: string[]) {
  const options = { ...command.options, ...common };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const takes = command.takes.split(' ').filter(Boolean);
    const least = takes.filter((each) => !each.startsWith('[')).length;
    if (!values.help && (positionals.length < least || positionals.length > takes.length)) {
      throw new Error(`${name} takes ${command.takes || 'nothing'}.`);
    }
    return { given: values as Record<string, string | true | undefined>, positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new CommandError(`${reason}\n${describeOne(name, command)}`, 'usage', error);
  }
}

async function run(name: string, command: Command, args: string[]) {
  const { given, positionals } = read(name, command, args);
  if (given['help']) return console.log(describeOne(name, command));
  const isJson = given['json'] === true;
  const stopping = new AbortController();
  const stop = () => {
    process.exitCode = 130;
    stopping.abort(new CommandError('Interrupted: run it again.'));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const context: Context = {
    config: loadConfig(process.env),
    values: positionals,
    option: (option) => given[option],
    progress: (what) => showProgress(what, isJson),
    signal: stopping.signal,
  };
  const { lines, json, exitCode = 0 } = await command.run(context);
  if (isJson) console.log(JSON.stringify(json));
  else for (const line of lines) console.log(line);
  process.exitCode ??= exitCode;
}

function fail(error: unknown, isJson: boolean) {
  const isExpected = error instanceof CommandError || error instanceof SettingError;
  if (isJson) {
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  } else console.error(isExpected ? error.message : error);
  process.exitCode ??= error instanceof CommandError ? error.exitCode : exitCodes.failed;
}

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const former = Object.hasOwn(older, name) ? older[name] : undefined;
if (command) await run(name, command, args).catch((error) => fail(error, args.includes('--json')));
else if (former) {
  process.argv.splice(2, 1);
  await former.load();
} else if (['help', '--help'].includes(name)) console.log(describeAll());
else {
  console.error(`There is no command ${name}.\n${describeAll()}`);
  process.exitCode = exitCodes.usage;
}
