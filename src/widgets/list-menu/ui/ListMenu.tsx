import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { ListMenuProps } from '../model/list-menu-props';

const OpenListMenu = lazyPart(() => import('./OpenListMenu'), 'OpenListMenu');

/** See docs/product/music-pages.md. */
export const ListMenu = (props: ListMenuProps) => (
  <Suspense fallback={null}>
    <OpenListMenu {...props} />
  </Suspense>
);

export const loadListMenu = (): void => void OpenListMenu.load().catch(() => undefined);
