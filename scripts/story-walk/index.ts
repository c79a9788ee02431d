export { readStories, serveStorybook, type Story } from './built-storybook.ts';
export type { OwnGlobals } from './in-page.ts';
export { openWalk, showPatiently, type StoryWalk } from './story-walk.ts';
