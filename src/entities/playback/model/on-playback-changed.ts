import { isAnyOf } from '@reduxjs/toolkit';
import { sessionStarted } from '@/entities/session/@x/playback';
import { sessionExpired } from '@/shared/api';
import { startListening } from '@/shared/redux';
import { changesPlayback } from './changes-playback';
import { positionMoved } from './playback-slice';

type Reactions = { follow: () => void; seek: (position: number) => void; changeViewer: () => void };

export function onPlaybackChanged({ follow, seek, changeViewer }: Reactions): () => void {
  const leave = [
    startListening({ predicate: changesPlayback, effect: follow }),
    startListening({ actionCreator: positionMoved, effect: ({ payload }) => seek(payload) }),
    startListening({ matcher: isAnyOf(sessionStarted, sessionExpired), effect: changeViewer }),
  ];
  return () => {
    for (const stopListening of leave) stopListening();
  };
}
