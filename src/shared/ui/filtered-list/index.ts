export { FilteredList } from './FilteredList';
export { LooksSwitch, useLooks } from './LooksSwitch';
export { StateChips } from './StateChips';
