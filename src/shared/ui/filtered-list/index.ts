export { FilteredList } from './FilteredList';
export { LooksSwitch, useLooks } from './LooksSwitch';
export { PagedList } from './PagedList';
export { useListQuestion } from './use-list-question';
export { useAskedPages, useOwnPages } from './use-pages';
