// `npm run chromatic`: sends the stories to Chromatic, with further options: `npm run chromatic
// -- --dry-run`.
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
    // Without network it would retry forever.
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    console.error(`${command} was stopped after ${minutes} min. Is chromatic.com in reach?`);
  }
  return status ?? couldNotRun;
}

const settings = readChromaticSettings(process.env);
if ('problem' in settings) {
  console.error(settings.problem);
  process.exitCode = couldNotRun;
} else {
  const { minutes } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'tonada-chromatic-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The module graph shows which stories a change affects.
  const build = ['--disable-telemetry', '--quiet', '--stats-json', '--output-dir', folder];
  const config = ['--config-file', '.storybook/chromatic.config.json', '--no-interactive'];
  const send = [...config, '--storybook-build-dir', folder, ...process.argv.slice(2)];
  process.exitCode =
    run('storybook', ['build', ...build], minutes) || run('chromatic', send, minutes);
}
