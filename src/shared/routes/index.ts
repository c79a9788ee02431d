export { type Area, type Prefetches, type Screen, type ScreenAccess, defineArea } from './area';
export { addressParameters, useAddressParameter } from './address-parameters';
export { paths } from './paths';
