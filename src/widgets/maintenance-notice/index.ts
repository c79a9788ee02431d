export { MaintenanceNotice } from './ui/MaintenanceNotice';
