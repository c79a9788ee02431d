import { Suspense } from 'react';
import { togetherMark } from '@/entities/playback';
import { DeviceOffers as SteeringOffers } from '@/features/steer-devices';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { useStoredValue } from '@/shared/lib/storage';

export { DevicesButton } from '@/features/steer-devices';

const TogetherOffers = lazyPart<'TogetherOffers', object>(
  () => import('@/features/listen-together'),
  'TogetherOffers',
  LeftOut,
);

/** Of other devices, and of the session in which this one takes part. */
export function DeviceOffers() {
  const mayListenTogether = useStoredValue(togetherMark);
  return (
    <>
      <SteeringOffers />
      {mayListenTogether && (
        <Suspense fallback={null}>
          <TogetherOffers />
        </Suspense>
      )}
    </>
  );
}
