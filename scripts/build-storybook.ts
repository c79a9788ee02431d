// Fails on warnings, which Storybook itself only prints.
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
