export { FilteredList } from './FilteredList';
export { LooksSwitch, useLooks } from './LooksSwitch';
export { useListQuestion } from './use-list-question';
