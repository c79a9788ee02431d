export { type DeviceList, deviceList } from './device-list';
export { forgetTextsOf } from './forget-texts-of';
export { deviceTexts, tabTexts } from './kept-texts';
export { createStoredValue, useStoredValue } from './kept-on-device';
export { useDeviceList } from './use-device-list';
