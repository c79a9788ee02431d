/** What `showInPage` needs: the story, and how long it may take, in milliseconds. */
type Showing = { storyId: string; patience: number };

/**
 * Runs in the page: changes to a story and answers once it has been rendered, has played and keeps
 * still; what went wrong, or an empty text. Nothing outside may be named here, for the browser gets
 * the function's text alone.
 */
export async function showInPage({ storyId, patience }: Showing): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyWalk } = window;
  const deadline = performance.now() + patience;
  const state = { isFinished: false, failures: new Array<string>() };
  const until = async (isSo: () => boolean) => {
    while (!isSo() && performance.now() < deadline) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return isSo();
  };

  const fail = ({ message, title, description }: StoryEvent) =>
    state.failures.push(message ?? [title, description].filter(Boolean).join(': '));
  const listeners: Record<string, (event: StoryEvent) => void> = {
    storyThrewException: fail,
    storyErrored: fail,
    playFunctionThrewException: fail,
    unhandledErrorsWhilePlaying: (errors) => (errors as StoryEvent[]).forEach(fail),
    storyMissing: () => {
      fail({ message: 'There is no such story.' });
      state.isFinished = true;
    },
    storyFinished: ({ storyId: finished, status }) => {
      if (finished !== storyId) return;
      if (status === 'error') fail({ message: 'The story reported an error.' });
      state.isFinished = true;
    },
  };
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  storyWalk.reset();
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const isFinished = await until(() => state.isFinished);
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);

  if (!isFinished) fail({ message: 'It did not finish rendering or playing.' });
  if (state.failures[0] !== undefined) return state.failures[0];
  const isStill = await until(() => storyWalk.isStill(3));
  return isStill ? '' : `It never stood still: ${storyWalk.whatMoves()}.`;
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
