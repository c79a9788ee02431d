import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { nightTheme, paperTheme } from '../theme';

export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = context.getStoryContext(context.storyById()).globals;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = String(theme);
  }, [theme]);
  return (
    <DocsContainer context={context} theme={theme === 'light' ? paperTheme : nightTheme}>
      {children}
    </DocsContainer>
  );
}
