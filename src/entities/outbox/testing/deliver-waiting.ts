import { outbox } from '../model/outbox';
import { deliveredShare } from '../model/delivered-share';

/** Sends a person's pending acts and loses the answers. */
export function loseAnswers(owner: string): void {
  for (const { id } of outbox.read(owner)) outbox.begin(owner, id);
  outbox.rest();
}

/** Delivers a person's pending acts. */
export function deliverWaiting(owner: string): void {
  loseAnswers(owner);
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
}

/** Shows an upload with this many bytes arrived; returns a function that ends it. */
export function showArrived(arrived: number, total: number): () => void {
  deliveredShare.begin();
  deliveredShare.note(arrived, total);
  return () => deliveredShare.end();
}
