import { useDeviceOffers } from '../model/use-device-offers';

/** Shows nothing itself: says in toasts where the music is. */
export function DeviceOffers() {
  useDeviceOffers();
  return null;
}
