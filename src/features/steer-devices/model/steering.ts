import type { CommandBody } from '@/shared/contract/player.ts';
import { sendCommand } from '../api/player-server';
import { playerView } from './player-view';

type Joined = { look: (isAsking?: boolean) => Promise<void>; take: () => Promise<boolean> };

/** What a person asks of the devices; nothing is done before this one follows them. */
function createSteering() {
  let joined: Joined | null = null;
  return {
    join: (own: Joined) => {
      joined = own;
      return () => {
        if (joined === own) joined = null;
      };
    },
    look: async () => joined?.look(true),
    /** Plays the account's music here. */
    takeHere: async (): Promise<boolean> => (await joined?.take()) ?? false,
    /** Asks the device that plays, or another one to take the music. */
    ask: async (
      kind: CommandBody['kind'],
      { deviceId, value }: { deviceId?: string; value?: number } = {},
    ): Promise<boolean> => {
      const id = deviceId ?? playerView.get().player?.playing?.deviceId;
      if (id === undefined) return false;
      return sendCommand({ deviceId: id, kind, ...(value !== undefined && { value }) });
    },
  };
}

export const steering = createSteering();
