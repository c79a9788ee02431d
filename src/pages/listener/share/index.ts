export { SharePage } from './ui/SharePage';
