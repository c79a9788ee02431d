export { MixPage } from './ui/MixPage';
