export { followDevices } from './model/follow-devices';
export { DeviceOffers } from './ui/DeviceOffers';
export { DevicesButton } from './ui/DevicesButton';
