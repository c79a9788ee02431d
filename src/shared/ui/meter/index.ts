export { Meter } from './Meter';
