// These run in the page: they must not use outside names, because only their source is sent.

export type Size = { width: number; height: number };

/** In CSS pixels. */
export type OwnGlobals = { theme?: string; size?: Size };

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
  const [width, height] = [styles?.width, styles?.height].map((side) =>
    Number.parseInt(side ?? ''),
  );
  return { ...(theme && { theme }), ...(width && height && { size: { width, height } }) };
}

/** `patience` is in milliseconds. */
type Showing = { storyId: string; globals: Record<string, unknown>; patience: number };

/** Resolves once it has rendered, played and settled, with the error or ''. */
export async function showStory({ storyId, globals, patience }: Showing): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyWalk } = window;
  const failures: string[] = [];
  const fail = ({ message, title, description }: StoryEvent) =>
    failures.push(message || [title, description].filter(Boolean).join(': '));
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const failAndFinish = (message: string) => {
    fail({ message });
    finish();
  };
  const listeners: Record<string, (event: StoryEvent) => void> = {
    storyThrewException: fail,
    storyErrored: fail,
    playFunctionThrewException: fail,
    unhandledErrorsWhilePlaying: (errors) => (errors as StoryEvent[]).forEach(fail),
    storyMissing: (id) => {
      if ((id as unknown) === storyId) failAndFinish('There is no such story.');
    },
    storyFinished: ({ storyId: id, status }) => {
      if (id !== storyId) return;
      if (status === 'error') fail({ message: 'The story reported an error.' });
      finish();
    },
  };
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  const late = `It did not finish within ${patience / 1000} s.`;
  const timer = setTimeout(() => failAndFinish(late), patience);

  storyWalk.restart();
  channel.emit('updateGlobals', { globals });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await finished;
  clearTimeout(timer);
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  // A failed story is photographed too.
  const unrest = await storyWalk.standStill(patience);
  return failures[0] ?? unrest;
}

/** As a choice in another window would, without playing again. Returns like `standStill`. */
export async function showTheme(theme: string): Promise<string> {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
  return window.storyWalk.standStill(10_000);
}

type StoryEvent = Partial<
  Record<'storyId' | 'status' | 'message' | 'title' | 'description', string>
>;

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
    __STORYBOOK_ADDONS_CHANNEL__: Record<
      'on' | 'off',
      (event: string, listener: (event: StoryEvent) => void) => void
    > & { emit: (event: string, payload: object) => void };
  }
}
