export { SystemTab } from './ui/SystemTab';
