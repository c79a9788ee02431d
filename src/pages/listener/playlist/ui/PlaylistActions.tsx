import { Suspense, useState } from 'react';
import { getVisibility } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { ListActions } from '@/widgets/list-menu';
import type { OwnerAct } from './OwnerItems';

const OwnerItems = lazyPart(
  async () => ({ OwnerItems: (await import('./listener-parts')).OwnerItems }),
  'OwnerItems',
  LeftOut,
);
const OwnerDialog = lazyPart(
  async () => (await import('./listener-parts')).loadOwnerDialog(),
  'OwnerDialog',
);

/** Its owner can also change and delete it, and make it with others. */
export function PlaylistActions({ playlist }: { playlist: FullPlaylist }) {
  const [act, setAct] = useState<OwnerAct | null>(null);
  const { id, name, owner, trackCount, collaboration } = playlist;
  const isOwner = useViewer()?.id === owner.id;
  return (
    <>
      <ListActions
        list={{ kind: 'playlist', id, name }}
        isEmpty={trackCount === 0}
        isPrivate={getVisibility(playlist) === 'private'}
      >
        {(isOwner || collaboration === 'collaborator') && (
          <OwnerItems onChoose={setAct} isOwner={isOwner} />
        )}
      </ListActions>
      {act && (
        <Suspense fallback={null}>
          <OwnerDialog act={act} playlist={playlist} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  );
}
