import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { hideShortcuts, useAreShortcutsShown } from '../model/shortcuts-help';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'), 'ShortcutsDialog');

/**
 * The list of shortcuts, while it is asked for.
 * @states default closed hover focus disabled variants narrow
 * @without loading empty failed: the shortcuts are part of the application
 * @without visitor: everybody has the same keys
 * @without long-text: its words are its own
 */
export function ShortcutsHelp() {
  if (!useAreShortcutsShown()) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={hideShortcuts} />
    </Suspense>
  );
}
