export { StatementPage } from './ui/StatementPage';
