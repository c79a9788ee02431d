export { MarqueePage } from './ui/MarqueePage';
