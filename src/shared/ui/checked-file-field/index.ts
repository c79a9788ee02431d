export { CheckedFileField } from './CheckedFileField';
export type { FileRules } from './file-checks';
