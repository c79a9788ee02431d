/** Exit codes of `tonada`; see docs/operations/backup.md. */
export const exitCodes = { failed: 1, usage: 2, refused: 3, unreadable: 4 } as const;

/** A failure that the message explains, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, kind: keyof typeof exitCodes = 'failed', cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCodes[kind];
  }
}
