export { DropHint, DropPlace } from './DropPlace';
export { FileField } from './FileField';
export type { FileItem } from './FileRow';
