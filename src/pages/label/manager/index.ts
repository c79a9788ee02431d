export { ManagerPage } from './ui/ManagerPage';
