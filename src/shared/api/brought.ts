import { noteContract } from './check-answer';

type Answers = Record<string, object>;

const element = document.getElementById('brought');
const brought = JSON.parse(element?.textContent ?? '{}') as Answers;

/** Whether the page embeds an unused answer for a path. */
export const isBrought = (path: string): boolean => path in brought;

/**
 * Returns the answer that the server embedded in the page for a path, once: later calls need
 * fresh data.
 */
export function takeBrought(path: string): object | undefined {
  const answer = brought[path];
  noteContract(answer, element?.dataset['contract']);
  delete brought[path];
  return answer;
}
