import { lazyPart } from '@/shared/lib/lazy-part';

// Few see them, so their code loads on demand. Render them inside a `Suspense`.

export const Nobody = lazyPart(() => import('./Nobody'), 'Nobody');
export const NotTheirs = lazyPart(() => import('./NotTheirs'), 'NotTheirs');
