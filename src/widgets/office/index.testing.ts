export { ToolDeskContext } from './ui/tool-desk';
