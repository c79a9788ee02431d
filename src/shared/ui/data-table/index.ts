export { arrangeRows } from './arrange-rows';
export { type Column, exportRows, isSortable } from './column';
export { DataTable } from './DataTable';
export { PicturedName } from './PicturedName';
export { type TablePage, TablePages } from './TablePages';
export { type Selection, useSelection } from './use-selection';
