export { useAddressText } from './use-address-text';
