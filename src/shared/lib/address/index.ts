export { changedParams } from './changed-params';
export { useAddressChoice } from './use-address-choice';
export { useAddressText } from './use-address-text';
export { useSearchText } from './use-search-text';
export { type Sort, useListView } from './use-list-view';
