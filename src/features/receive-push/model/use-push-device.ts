import { useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import {
  usePushStateQuery,
  useRemovePushDeviceMutation,
  useSavePushDeviceMutation,
} from '../api/push-api';
import { browserPush } from './browser-push';

/** Whether this browser receives news, and how that is changed. */
export function usePushDevice() {
  const [support, setSupport] = useState(() => browserPush.readSupport());
  const skip = support !== 'ready' && support !== 'asked';
  const { data, isError, isLoading, refetch } = usePushStateQuery(undefined, { skip });
  const [save] = useSavePushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const device = support === 'ready' ? (data?.device ?? null) : null;

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setHasFailed(false);
    await work().catch((reason: unknown) => {
      logFailure('push', reason);
      setHasFailed(true);
    });
    setSupport(browserPush.readSupport());
    setIsBusy(false);
  };
  const saveWith = async (showsNames: boolean) => {
    if (data === undefined) return;
    const subscribed = await browserPush.subscribe(data.key);
    await save({ ...subscribed, showsNames }).unwrap();
  };

  return {
    support,
    device,
    isLoading,
    isMissing: isError,
    isBusy,
    hasFailed,
    askAgain: () => void refetch(),
    /** Asks for permission, so it must follow a press. */
    turnOn: () =>
      run(async () => {
        if (await browserPush.requestPermission()) await saveWith(false);
      }),
    showNames: (showsNames: boolean) => run(() => saveWith(showsNames)),
    turnOff: () =>
      run(async () => {
        await remove().unwrap();
        await browserPush.unsubscribe();
      }),
  };
}
