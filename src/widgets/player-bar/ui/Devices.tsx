import { useSelector } from 'react-redux';
import { togetherMark } from '@/entities/playback';
import { selectSessionStatus } from '@/entities/session';
import { Extra, lazyPart, LeftOut } from '@/shared/lib/lazy-part';
import { useStoredValue } from '@/shared/lib/storage';

const load = () => import('@/features/steer-devices');
const DevicesButton = lazyPart<'DevicesButton', object>(load, 'DevicesButton', LeftOut);
const DeviceOffers = lazyPart<'DeviceOffers', object>(load, 'DeviceOffers', LeftOut);

const TogetherOffers = lazyPart<'TogetherOffers', object>(
  () => import('@/features/listen-together'),
  'TogetherOffers',
  LeftOut,
);

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
  const hasDevices = useHasDevices();
  const mayListenTogether = useStoredValue(togetherMark);
  return (
    hasDevices && (
      <>
        <Extra of={DeviceOffers}>
          <DeviceOffers />
        </Extra>
        {mayListenTogether && (
          <Extra of={TogetherOffers}>
            <TogetherOffers />
          </Extra>
        )}
      </>
    )
  );
}
