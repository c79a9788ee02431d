export { DeskPage } from './ui/DeskPage';
