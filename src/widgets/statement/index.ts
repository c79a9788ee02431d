export { Sheet } from './ui/Sheet';
export { SheetTable } from './ui/SheetTable';
export { StatementSheet } from './ui/StatementSheet';
export { StatementView } from './ui/StatementView';
export { Sums } from './ui/Sums';
