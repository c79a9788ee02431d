import { lazyPart } from '@/shared/lib/lazy-part';

// Render them inside a `Suspense`.

export const InsteadOfTool = lazyPart(() => import('./InsteadOfTool'), 'InsteadOfTool');
export const Nobody = lazyPart(() => import('./Nobody'), 'Nobody');
export const NotTheirs = lazyPart(() => import('./NotTheirs'), 'NotTheirs');
