export { type DeviceList, deviceList } from './device-list';
export { storedValue } from './stored-value';
export { useDeviceList } from './use-device-list';
