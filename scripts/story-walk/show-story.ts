/**
 * What `showInPage` needs: the story, its globals where the page does not have them yet, and how long
 * it may take, in milliseconds.
 */
type Showing = { storyId: string; globals?: Record<string, unknown>; patience: number };

/**
 * Runs in the page: changes to a story and answers once it has been rendered, has played and keeps
 * still; what went wrong, or an empty text. Nothing outside may be named here, for the browser gets
 * the function's text alone.
 */
export async function showInPage({ storyId, globals, patience }: Showing): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyWalk } = window;
  const failures: string[] = [];
  const fail = ({ message, title, description }: StoryEvent) =>
    failures.push(message || [title, description].filter(Boolean).join(': '));
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const listeners: Record<string, (event: StoryEvent) => void> = {
    storyThrewException: fail,
    storyErrored: fail,
    playFunctionThrewException: fail,
    unhandledErrorsWhilePlaying: (errors) => (errors as StoryEvent[]).forEach(fail),
    storyMissing: (id) => {
      if ((id as unknown) !== storyId) return;
      fail({ message: 'There is no such story.' });
      finish();
    },
    storyFinished: ({ storyId: id, status }) => {
      if (id !== storyId) return;
      if (status === 'error') fail({ message: 'The story reported an error.' });
      finish();
    },
  };
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  const timer = setTimeout(() => {
    fail({ message: `It did not finish within ${patience / 1000} s.` });
    finish();
  }, patience);

  storyWalk.restart();
  // They would paint the story before once more.
  if (globals) channel.emit('updateGlobals', { globals });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await finished;
  clearTimeout(timer);
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  // What failed is photographed too.
  const unrest = await storyWalk.standStill(patience);
  return failures[0] ?? unrest;
}

/** The fields that the listened events of Storybook have among them. */
type StoryEvent = {
  storyId?: string;
  status?: string;
  message?: string;
  title?: string;
  description?: string;
};

type Channel = {
  on: (event: string, listener: (event: StoryEvent) => void) => void;
  off: (event: string, listener: (event: StoryEvent) => void) => void;
  emit: (event: string, payload: object) => void;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}
