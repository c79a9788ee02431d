export { AccessDeniedPage } from './ui/AccessDeniedPage';
