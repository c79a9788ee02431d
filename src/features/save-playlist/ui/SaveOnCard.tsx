import { Suspense } from 'react';
import { useViewer } from '@/entities/session';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import type { SavablePlaylist } from '../model/use-send-save';

// Visitors, who have no hearts on cards, do not load it.
const SaveOfOthers = lazyPart(() => import('./SaveOfOthers'), 'SaveOfOthers', LeftOut);

/** For signed-in users, beside the play button of a playlist of somebody else. */
export const SaveOnCard = ({ playlist }: { playlist: SavablePlaylist }) =>
  useViewer() && (
    <Suspense fallback={null}>
      <SaveOfOthers playlist={playlist} />
    </Suspense>
  );
