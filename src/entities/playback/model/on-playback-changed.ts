import { sessionStarted } from '@/entities/session/@x/playback';
import { startListening } from '@/shared/redux';
import { changesPlayback } from './changes-playback';
import { positionMoved } from './playback-slice';

type Reactions = { follow: () => void; seek: (position: number) => void; signIn: () => void };

/** Tells the sound what happened in the store; returns the way to stop. */
export function onPlaybackChanged({ follow, seek, signIn }: Reactions): () => void {
  const leave = [
    startListening({ predicate: changesPlayback, effect: follow }),
    startListening({ actionCreator: positionMoved, effect: ({ payload }) => seek(payload) }),
    startListening({ actionCreator: sessionStarted, effect: signIn }),
  ];
  return () => {
    for (const stopListening of leave) stopListening();
  };
}
