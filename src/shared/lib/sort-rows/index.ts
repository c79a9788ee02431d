export { type SortValue, sortRows } from './sort-rows';
