export { DevelopersPage } from './ui/DevelopersPage';
