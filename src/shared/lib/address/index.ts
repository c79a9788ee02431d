export { useAddressChoice, changedParams } from './use-address-choice';
export { useAddressText } from './use-address-text';
export { useHeldItem } from './use-held-item';
export { useOpenItem } from './use-open-item';
export { useSearchText } from './use-search-text';
export { type Sort, useListView } from './use-list-view';
