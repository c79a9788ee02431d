const answers: string[] = [];
let isKeeping = false;

/** Counts the server's answers as data of the current story. */
export function keepAnswers(): void {
  answers.length = 0;
  if (isKeeping) return;
  isKeeping = true;
  const realFetch = window.fetch;
  window.fetch = async (...request) => {
    const answer = await realFetch(...request);
    const type = answer.headers.get('content-type') ?? '';
    if (type.includes('json')) answers.push(await answer.clone().text());
    return answer;
  };
}

export function textsGivenTo(story: { initialArgs: object; parameters: object }): string[] {
  const texts: string[] = [];
  const seen = new WeakSet();
  const gather = (value: unknown, depth: number) => {
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null || depth > 9 || seen.has(value)) return;
    seen.add(value);
    for (const inner of Object.values(value)) gather(inner, depth + 1);
  };
  gather(story.initialArgs, 0);
  gather(story.parameters, 0);
  for (const answer of answers) gather(JSON.parse(answer), 0);
  return texts;
}
