export { FilteredList } from './FilteredList';
export type { ListChoice, ListOrder, ListStates } from './list-parts';
export { LooksSwitch, useLooks } from './LooksSwitch';
export { StateChips } from './StateChips';
