export type { Step, Work } from './work';
export { Workbench } from './Workbench';
