import { isProblem, mayRecover } from '@/shared/api';
import { randomId } from '@/shared/lib/random-id';

/** Keys of toggles that nothing has been heard of, by the track and what it was before. */
const unanswered = new Map<string, string>();

/**
 * The key of the toggle of a track that is liked or not. A toggle that was not answered, but may have
 * been done, keeps its key, so that the server does it once however often the heart is pressed.
 */
export function likeKey(id: string, isLiked: boolean): string {
  const toggle = `${id} ${isLiked}`;
  const key = unanswered.get(toggle) ?? randomId();
  unanswered.set(toggle, key);
  return key;
}

/** Notes what became of a toggle: an answer ends its key, silence does not. */
export function likeAnswered(id: string, isLiked: boolean, failure: unknown): void {
  if (isProblem(failure) && mayRecover(failure)) return;
  unanswered.delete(`${id} ${isLiked}`);
}
