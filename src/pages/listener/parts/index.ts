export { PartsPage } from './ui/PartsPage';
export { PayeeStatementPage } from './ui/PayeeStatementPage';
