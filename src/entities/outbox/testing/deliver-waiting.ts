import { outbox } from '../model/outbox';

/** Sends all that waits of a person, as far as the server may have it: its answer is lost. */
export function loseAnswers(owner: string): void {
  for (const { id } of outbox.read(owner)) outbox.begin(owner, id);
  outbox.rest();
}

/** Delivers all that waits of a person, as the outbox does when the server has taken it. */
export function deliverWaiting(owner: string): void {
  loseAnswers(owner);
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
}
