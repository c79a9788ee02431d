import type { createStore } from '@/app/redux/create-store';
import { logFailure } from '@/shared/lib/log';

/** Keeps the devices of the signed-in user in step. Visitors do not load its code. */
export function watchDevices(store: ReturnType<typeof createStore>): void {
  let followed: string | undefined;
  let leave: (() => void) | undefined;

  const look = async () => {
    const { status, user } = store.getState().session;
    const id = status === 'listener' ? user?.id : undefined;
    if (id === followed) return;
    followed = id;
    leave?.();
    leave = undefined;
    if (id === undefined) return;
    try {
      const { followDevices } = await import('@/features/steer-devices');
      if (followed === id) leave ??= followDevices(store);
    } catch (reason) {
      logFailure('devices', reason);
    }
  };

  store.subscribe(() => void look());
  addEventListener('online', () => {
    if (leave === undefined) followed = undefined;
    void look();
  });
  void look();
}
