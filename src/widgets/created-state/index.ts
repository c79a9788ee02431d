export { TooLate } from './ui/TooLate';
export { UnsavedEdit } from './ui/UnsavedEdit';
