export { CreatedState } from './ui/CreatedState';
