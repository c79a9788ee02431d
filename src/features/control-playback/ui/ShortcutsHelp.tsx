import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { hideShortcuts, useAreShortcutsShown } from '../model/shortcuts-help';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'), 'ShortcutsDialog');

export function ShortcutsHelp() {
  if (!useAreShortcutsShown()) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={hideShortcuts} />
    </Suspense>
  );
}
