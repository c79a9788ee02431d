import type { Track } from '@/shared/contract/track.ts';

const mark = 'application/x-tonada-tracks';

let dragged: readonly Track[] = [];

/** Call it when a drag starts. */
export function dragTracks(transfer: DataTransfer, tracks: readonly Track[]): void {
  dragged = tracks;
  transfer.setData(mark, tracks.map(({ title }) => title).join('\n'));
}

/** None for any other drag. */
export const getDraggedTracks = (transfer: DataTransfer | null): readonly Track[] =>
  transfer?.types.includes(mark) ? dragged : [];
