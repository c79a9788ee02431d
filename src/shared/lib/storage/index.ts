export { deviceDatabase } from './device-database';
export { type DeviceList, deviceList } from './device-list';
export { forgetTextsOf } from './forget-texts-of';
export { deviceTexts, tabTexts } from './text-store';
export { createStoredValue, useStoredValue } from './stored-value';
export { useDeviceList } from './use-device-list';
