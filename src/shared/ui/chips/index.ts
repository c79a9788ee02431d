export { Chips } from './Chips';
