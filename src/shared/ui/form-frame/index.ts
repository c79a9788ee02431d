export { FormFrame } from './FormFrame';
