export { FormFrame, FieldColumns } from './FormFrame';
