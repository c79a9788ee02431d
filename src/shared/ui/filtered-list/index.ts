export { FilteredList } from './FilteredList';
export { LooksSwitch, useLooks } from './LooksSwitch';
export { StateChips } from './StateChips';
export { useListQuestion } from './use-list-question';
