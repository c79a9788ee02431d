import type { AskedCall } from '../contract/calls/index.ts';

/** Apart from `ask`, because the first visit would list the chunks of all calls. */
export async function loadAnswerSchema(name: AskedCall) {
  const { calls } = await import('../contract/calls/index.ts');
  return calls[name].answer;
}
