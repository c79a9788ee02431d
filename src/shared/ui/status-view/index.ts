export { StatusView } from './StatusView';
