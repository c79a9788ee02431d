export { arrangeRows } from './arrange-rows';
export { type Column, exportRows, isSortable } from './column';
export { DataTable } from './DataTable';
export type { TablePage } from './TablePages';
export { useSelection } from './use-selection';
