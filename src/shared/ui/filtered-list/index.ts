export { FilteredList } from './FilteredList';
export type { ListChoice, ListOrder, ListStates } from './list-parts';
export { StateChips } from './StateChips';
