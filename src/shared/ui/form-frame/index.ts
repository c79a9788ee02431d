export { FieldColumns } from './FieldColumns';
export { FormFrame } from './FormFrame';
