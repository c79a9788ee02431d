export { Bench } from './Bench';
export { Workbench } from './Workbench';
