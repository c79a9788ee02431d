export { OutwardLink } from './OutwardLink';
