import type { Refusal } from '#contract/music-folder.ts';

export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}
