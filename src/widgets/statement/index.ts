export { Sheet } from './ui/Sheet';
export { SheetTable, Sums } from './ui/SheetTable';
export { StatementSheet } from './ui/StatementSheet';
export { StatementView } from './ui/StatementView';
