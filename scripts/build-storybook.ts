// Builds Storybook and fails on a warning, for Storybook itself only prints them.
import { projectFolder } from './project-files.ts';
import { buildStorybook } from './run-quietly.ts';

const output = await buildStorybook(projectFolder, 'storybook-static');
const warnings = output.split('\n').filter((line) => /▲|\bWARN\b|\(!\)|\bwarning\b/.test(line));
if (warnings.length > 0) {
  console.error(output);
  console.error(`Storybook gave ${warnings.length} warnings.`);
  process.exitCode = 1;
} else {
  console.log('Storybook built without warnings.');
}
