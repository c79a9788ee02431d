import { lazyPart } from '@/shared/lib/lazy-part';

// Few see them, so their code comes to those who do. To be rendered inside a `Suspense`.

export const Nobody = lazyPart(() => import('./Nobody'), 'Nobody');
export const NotTheirs = lazyPart(() => import('./NotTheirs'), 'NotTheirs');
