export { CreatedState } from './ui/CreatedState';
export { TooLate } from './ui/TooLate';
export { UnsavedEdit } from './ui/UnsavedEdit';
