export { ShortCount } from './ShortCount';
