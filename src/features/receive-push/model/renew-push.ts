import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pushState, savePushDevice } from '../api/push-api';
import { browserPush } from './browser-push';

type Renewal = ThunkAction<Promise<void>, unknown, unknown, UnknownAction>;

/**
 * Subscribes again where the browser or the service changed its part. A subscription that this
 * session does not have was somebody else's, and ends.
 */
export const renewPush = (): Renewal => async (dispatch) => {
  const present = await browserPush.read();
  if (present === null) return;
  const asked = dispatch(pushState.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { data } = await asked;
  if (data === undefined) return;
  const { key, device } = data;
  if (device === null) return browserPush.unsubscribe();
  if (device.endpoint === present.endpoint && device.key === key) return;
  const subscribed = await browserPush.subscribe(key);
  await dispatch(savePushDevice.initiate({ ...subscribed, showsNames: device.showsNames }));
};

/** The next person of this browser is not told what was meant for the last. */
export const endPush = (): Promise<void> => browserPush.unsubscribe();
