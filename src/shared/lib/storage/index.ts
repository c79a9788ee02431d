export { type DeviceList, deviceList } from './device-list';
export { forgetTextsOf } from './forget-texts-of';
export { deviceTexts, tabTexts } from './kept-texts';
export { storedValue } from './stored-value';
export { useDeviceList } from './use-device-list';
