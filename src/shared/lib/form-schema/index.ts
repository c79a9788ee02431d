export { differs } from './differs';
export { lazySchema } from './lazy-schema';
export { usePrefetchedSchema } from './use-prefetched-schema';
