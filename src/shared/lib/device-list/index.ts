export { type DeviceList, deviceList } from './device-list';
export { useDeviceList } from './use-device-list';
