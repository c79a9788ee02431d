/** Exit codes of `tonada`; see docs/operations/backup.md. */
export const exitCodes = { failed: 1, usage: 2, refused: 3, unreadable: 4 } as const;

/** Why a backup is refused, for readers of another language. */
export type BackupFault =
  | 'sealed'
  | 'passphrase'
  | 'newer'
  | 'older'
  | 'shared'
  | 'disk'
  | 'key'
  | 'begun'
  | 'elsewhere'
  | 'foreign';

/** A failure that the message explains, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;
  readonly fault: BackupFault | undefined;

  constructor(
    message: string,
    kind: keyof typeof exitCodes = 'failed',
    cause?: unknown,
    fault?: BackupFault,
  ) {
    super(message, { cause });
    this.fault = fault;
    this.exitCode = exitCodes[kind];
  }
}
