export { UsersTab } from './ui/UsersTab';
