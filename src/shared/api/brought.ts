import { noteContract } from './check-answer';

type Answers = Record<string, object>;

const element = document.getElementById('brought');
const brought = JSON.parse(element?.textContent ?? '{}') as Answers;

/** Whether the page brought along the answer to the call of a path, and nobody took it yet. */
export const isBrought = (path: string): boolean => path in brought;

/**
 * An answer that the page brought along with itself, by the path of its call, so that nobody waits for
 * what the server knew that they would ask; once, for a later call wants what is new.
 */
export function takeBrought(path: string): object | undefined {
  const answer = brought[path];
  noteContract(answer, element?.dataset['contract']);
  delete brought[path];
  return answer;
}
