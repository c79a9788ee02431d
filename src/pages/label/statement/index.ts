export { OwnStatementPage } from './ui/OwnStatementPage';
export { StatementPage } from './ui/StatementPage';
