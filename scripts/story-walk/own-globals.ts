export type Size = { width: number; height: number };

/** What a story fixes by itself: the theme, and the size in CSS pixels of the screen it asks for. */
export type OwnGlobals = { theme?: string; size?: Size };

/**
 * Runs in the page and loads the file of the story. Nothing outside may be named here, for the browser
 * gets the function's text alone.
 */
export async function readOwnGlobals(storyId: string): Promise<OwnGlobals> {
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5));
  while (!('__STORYBOOK_PREVIEW__' in window)) await nextTurn();
  const { __STORYBOOK_PREVIEW__: preview } = window;
  await preview.ready();
  const story = await preview.loadStory({ storyId }).catch(() => undefined);
  if (!story) return {};
  const { theme, viewport } = story.storyGlobals;
  const named = typeof viewport === 'object' ? viewport.value : viewport;
  const styles = story.parameters.viewport?.options?.[named ?? '']?.styles;
  return {
    ...(theme && { theme }),
    ...(styles && {
      size: {
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      },
    }),
  };
}

type PreparedStory = {
  storyGlobals: { theme?: string; viewport?: string | { value?: string } };
  parameters: {
    chromatic?: { disableSnapshot?: boolean };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
    };
  }
}
