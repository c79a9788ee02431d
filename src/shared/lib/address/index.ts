export { useAddressChoice } from './use-address-choice';
export { useAddressText } from './use-address-text';
export { type Sort, useListView } from './use-list-view';
