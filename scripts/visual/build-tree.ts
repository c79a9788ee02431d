import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withPinnedNode } from '../pinned-node.ts';

/** Whether there is a Storybook to build in that folder. */
export const hasStorybook = (folder: string): boolean =>
  existsSync(join(folder, '.storybook', 'main.ts'));

/**
 * Builds the Storybook of a tree into `output`.
 *
 * @throws when it fails, with what it printed.
 */
export async function buildTree(folder: string, output: string): Promise<void> {
  const env = withPinnedNode({ STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' });
  const bin = join(folder, 'node_modules', '.bin');
  const child = spawn('storybook', ['build', '--disable-telemetry', '--output-dir', output], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // The tree's own tools come before the project's.
    env: { ...env, PATH: [bin, env.PATH].join(delimiter) },
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', stop);
  if (code !== 0) throw new Error(`Storybook could not be built in ${folder}.\n${log}`);
}
