// Builds Storybook and fails on a warning, for Storybook itself only prints them.
import { spawnSync } from 'node:child_process';
import { withPinnedNode } from './pinned-node.ts';

const { status, stdout, stderr } = spawnSync('storybook', ['build', '--disable-telemetry'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  env: withPinnedNode({ STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' }),
});
const output = `${stdout}${stderr}`;
const warnings = output.split('\n').filter((line) => /▲|\bWARN\b|\(!\)|\bwarning\b/.test(line));
if (status !== 0 || warnings.length > 0) {
  console.error(output);
  console.error(status === 0 ? `Storybook gave ${warnings.length} warnings.` : 'Storybook failed.');
  process.exitCode = 1;
} else {
  console.log('Storybook built without warnings.');
}
