import type { SeveralSlot } from '../lib/track-menu-slot';
import { uniqueKeys } from '../lib/unique-keys';
import { useRowSelection } from '../lib/use-row-selection';
import { SeveralTracks } from './SeveralTracks';
import { TrackTable, type TrackTableProps } from './TrackTable';

type ChoosableTrackTableProps = Omit<TrackTableProps, 'selection'> & { several: SeveralSlot };

/** Several of its rows can be chosen; home, which must stay light, does without. */
export function ChoosableTrackTable({ several, ...table }: ChoosableTrackTableProps) {
  const { tracks } = table;
  const keys = uniqueKeys(tracks);
  const selection = useRowSelection(keys);
  return (
    <>
      <TrackTable {...table} selection={selection} />
      <SeveralTracks
        slot={several}
        tracks={tracks}
        keys={keys}
        chosen={selection.chosen}
        onClear={selection.clear}
      />
    </>
  );
}
