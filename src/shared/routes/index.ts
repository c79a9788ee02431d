export {
  type Area,
  type Prefetches,
  type Screen,
  type ScreenAccess,
  type ScreenFrame,
  type Tab,
  defineArea,
} from './area';
export { type Viewer, mayOpen, addressParameters, useAddressParameter } from './may-open';
export { mayOpenTab } from './may-open-tab';
export { type OpenTab, ScreenContext, findTab, openScreen, useScreen } from './open-screen';
export { paths, type SearchState } from './paths';
