export { fillCopies } from './testing/fill-copies';
