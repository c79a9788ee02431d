import { SettingError } from '../config.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';

const longestReason = 200;

export function folderProblem(dataDir: string, cause: unknown): SettingError {
  return new SettingError(
    `TONADA_DATA_DIR: ${dataDir} cannot be used (${rootReason(cause)}). Make it a writable folder, or choose another one.`,
    { cause },
  );
}

export function embeddedProblem(dataDir: string, cause: unknown): SettingError {
  if (cause instanceof SettingError) return cause;
  if (hasSqlState(cause, sqlStates.diskFull)) {
    return new SettingError(
      `TONADA_DATA_DIR: the disk of ${dataDir} is full. Make some room and start again.`,
      { cause },
    );
  }
  if (hasSqlState(cause, ['EACCES', 'EPERM', 'EROFS'])) return folderProblem(dataDir, cause);
  return new SettingError(
    `TONADA_DATA_DIR: the database in ${dataDir} cannot be opened and may be damaged (${rootReason(cause)}). Put a backup of the folder in its place, or move it away to begin with an empty one.`,
    { cause },
  );
}

const remedies: readonly { states: readonly string[]; sentence: string }[] = [
  {
    states: sqlStates.diskFull,
    sentence: 'the disk of the database is full. Make some room there and start again.',
  },
  {
    states: sqlStates.insufficientPrivilege,
    sentence:
      'its account may not create tables. Make it the owner of the database, or give another account.',
  },
  {
    states: ['25006'],
    sentence: 'the database can only be read. Give the address of the one that is written to.',
  },
  {
    states: ['53300'],
    sentence: 'the database has no free connection. Raise its max_connections, or end others.',
  },
  {
    states: ['XX001', 'XX002'],
    sentence: 'the database is damaged. Put a backup in its place and start again.',
  },
];

export function remoteProblem(cause: unknown): SettingError {
  if (cause instanceof SettingError) return cause;
  const known = remedies.find(({ states }) => hasSqlState(cause, states));
  const sentence =
    known?.sentence ??
    `the database cannot be prepared (${rootReason(cause)}). Look into its log, and start again.`;
  return new SettingError(`DATABASE_URL: ${sentence}`, { cause });
}

export function rootReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootReason(error.cause);
  const [line = ''] = (error.message || error.name).trim().split('\n');
  return line.slice(0, longestReason);
}
