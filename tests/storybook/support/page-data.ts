/**
 * Runs in the page: every text that the story was given: in its args, in the state of its store, and
 * in the answers of the server. Nothing outside may be named here, for the browser gets the
 * function's text alone.
 */
export function readData(): string[] {
  const texts: string[] = [];
  const seen = new WeakSet();
  const gather = (value: unknown, depth: number) => {
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null || depth > 9 || seen.has(value)) return;
    seen.add(value);
    for (const inner of Object.values(value)) gather(inner, depth + 1);
  };
  const { __STORYBOOK_PREVIEW__: preview, storyAnswers } = window as unknown as WindowOfStorybook;
  const { story } = preview.currentRender;
  gather(story.initialArgs, 0);
  gather(story.parameters, 0);
  for (const answer of storyAnswers) gather(JSON.parse(answer), 0);
  return texts;
}

/** Runs in the page before anything else: keeps what the server answers. */
export function keepAnswers(): void {
  window.storyAnswers = [];
  const realFetch = window.fetch;
  window.fetch = async (...request) => {
    const answer = await realFetch(...request);
    const type = answer.headers.get('content-type') ?? '';
    if (type.includes('json')) window.storyAnswers.push(await answer.clone().text());
    return answer;
  };
}

type WindowOfStorybook = {
  __STORYBOOK_PREVIEW__: {
    currentRender: { story: { initialArgs: object; parameters: object } };
  };
  storyAnswers: string[];
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    storyAnswers: string[];
  }
}
