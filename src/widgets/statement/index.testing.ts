export { statementStates } from './testing/statement-states';
