export { arrangeRows } from './arrange-rows';
export { type Column, exportRows } from './column';
export { DataTable } from './DataTable';
export { useSelection } from './use-selection';
