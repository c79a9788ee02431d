export { FileField } from './FileField';
export type { FileItem } from './FileRow';
