import type { Config } from '../platform/config.ts';
import type { Progress } from './terminal.ts';

export type Answer = {
  lines: readonly string[];
  /** What `--json` prints. */
  json: object;
  exitCode?: number;
};

export type Context = {
  config: Config;
  values: readonly string[];
  /** Whether an option of the command was given, or its value. */
  option: (name: string) => string | true | undefined;
  progress: (what: string) => Progress;
  /** Fires at Ctrl+C. */
  signal: AbortSignal;
};

export type Option = { type: 'string' | 'boolean'; does: string };

export type Command = {
  /** The names of its values, those in brackets may be left out. */
  takes: string;
  does: string;
  options?: { readonly [name: string]: Option };
  run: (context: Context) => Promise<Answer>;
};
