import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withPinnedNode } from './pinned-node.ts';

const running = new Set<ChildProcess>();

// One listener for all: `npm run check` runs more of them at once than an emitter takes for a leak.
process.prependOnceListener('exit', () => {
  for (const child of running) child.kill();
});

/** The command ends with this process at the latest. */
export async function runQuietly(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, {
    env: withPinnedNode({ NO_COLOR: '1' }),
    shell: process.platform === 'win32',
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  running.delete(child);
  return { isClean: code === 0, output: output.trim() };
}

/**
 * Uses the tools of the checkout `folder`.
 *
 * @throws with the output when the build fails.
 */
export async function buildStorybook(folder: string, output: string): Promise<string> {
  const storybook = join(folder, 'node_modules', '.bin', 'storybook');
  const args = ['build', '--disable-telemetry', '--output-dir', output];
  const built = await runQuietly(storybook, args, { cwd: folder });
  if (built.isClean) return built.output;
  throw new Error(`Storybook could not be built in ${folder}.\n${built.output}`);
}
