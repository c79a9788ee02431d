export { type FilterChoice, FilterBar } from './FilterBar';
export { SearchBox } from './SearchBox';
