// `npm run chromatic`: sends the stories to Chromatic, for those who have an account there. Further
// options are handed on: `npm run chromatic -- --dry-run`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChromaticSettings } from './chromatic/chromatic-settings.ts';
import { withPinnedNode } from './pinned-node.ts';

const couldNotRun = 2;

function run(command: string, args: string[], minutes: number): number {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: withPinnedNode({ STORYBOOK_DISABLE_TELEMETRY: '1' }),
    // Without network it would try for ever.
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    console.error(`${command} was stopped after ${minutes} min. Is chromatic.com in reach?`);
    return couldNotRun;
  }
  return status ?? couldNotRun;
}

function send(minutes: number, args: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-chromatic-'));
  try {
    // The module graph tells Chromatic which stories a change can reach.
    const build = [
      'build',
      '--disable-telemetry',
      '--quiet',
      '--stats-json',
      '--output-dir',
      folder,
    ];
    const built = [
      '--config-file',
      '.storybook/chromatic.config.json',
      '--storybook-build-dir',
      folder,
    ];
    return (
      run('storybook', build, minutes) ||
      run('chromatic', [...built, '--no-interactive', ...args], minutes)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const settings = readChromaticSettings(process.env);
if ('problem' in settings) {
  console.error(settings.problem);
  process.exitCode = couldNotRun;
} else {
  process.exitCode = send(settings.minutes, process.argv.slice(2));
}
