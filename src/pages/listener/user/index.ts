export { UserPage } from './ui/UserPage';
