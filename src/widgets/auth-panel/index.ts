export { AuthPanel } from './ui/AuthPanel';
