export { Surface } from './Surface';
