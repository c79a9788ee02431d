import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';
import { Extra, lazyPart, LeftOut } from '@/shared/lib/lazy-part';

const load = () => import('./device-parts');
const DevicesButton = lazyPart<'DevicesButton', object>(load, 'DevicesButton', LeftOut);
const DeviceOffers = lazyPart<'DeviceOffers', object>(load, 'DeviceOffers', LeftOut);

/** A visitor's player stays on its device. */
const useHasDevices = () => useSelector(selectSessionStatus) === 'listener';

export function Devices() {
  return (
    useHasDevices() && (
      <Extra of={DevicesButton}>
        <DevicesButton />
      </Extra>
    )
  );
}

export function Offers() {
  return (
    useHasDevices() && (
      <Extra of={DeviceOffers}>
        <DeviceOffers />
      </Extra>
    )
  );
}
