export { UnsavedChanges } from './UnsavedChanges';
