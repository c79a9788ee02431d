export type { OwnGlobals } from './own-globals.ts';
export { readStories, type Story } from './read-stories.ts';
export { serveStorybook } from './serve-storybook.ts';
export { openWalk, type StoryWalk } from './story-walk.ts';
export { showPatiently } from './show-patiently.ts';
