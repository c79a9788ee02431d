export { FansPage } from './ui/FansPage';
