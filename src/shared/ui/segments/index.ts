export { Segments } from './Segments';
