export { ConfirmedAct } from './ui/lazy-parts';
export { makeToolDesk } from './testing/make-tool-desk';
export { ToolDeskContext } from './ui/tool-desk';
export { toolOwner, toolStories } from './testing/tool-stories';
