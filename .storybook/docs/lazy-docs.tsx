import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// The documentation blocks are larger than the stories.
const ComponentPage = lazy(async () => ({
  default: (await import('./ComponentPage')).ComponentPage,
}));
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs')).ThemedDocs }));

export const LazyComponentPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

export const LazyDocsContainer = (props: DocsContainerProps) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);
