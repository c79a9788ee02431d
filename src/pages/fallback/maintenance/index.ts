export { MaintenancePage } from './ui/MaintenancePage';
