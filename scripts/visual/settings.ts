import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What one comparison does, as the command line says it. */
export type Settings = {
  /** Commit, branch or tag that the working tree is compared with. */
  base: string;
  themes: string[];
  /** Widths of the window in CSS pixels. */
  widths: number[];
  /** Chooses stories by `Title/Name` or id; without it all of them. */
  only: RegExp | undefined;
  isCached: boolean;
  /** How many pages photograph at the same time. */
  pages: number;
};

/** A command line that cannot be followed; the message says what to do instead. */
export class UsageError extends Error {}

export const usage = `npm run visual -- --base <git ref> [options]

Photographs every story at the base and in the working tree as it is, and writes a report of what
differs.

  --base <ref>       commit, branch or tag to compare with (needed)
  --only <pattern>   only stories whose "Title/Name" or id matches this regular expression,
                     upper or lower case: --only 'Kit/Actions|player-bar'
  --themes <list>    dark,light unless told otherwise
  --widths <list>    1440,390 unless told otherwise; a story with a viewport of its own keeps that
  --no-cache         photographs everything anew
  --pages <n>        pages at the same time; as many as there are cores, at most 4
  --help             this text

Exit code 0: nothing differs; 1: something does; 2: it could not run.`;

const knownThemes = ['dark', 'light'];
const widthLimits = { least: 240, most: 3840 };

/**
 * Settings of a command line, or `help` where that is asked for.
 *
 * @throws UsageError
 */
export function readSettings(args: string[]): Settings | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  if (!values.base) throw new UsageError('Say what to compare with: --base main');
  return {
    base: values.base,
    themes: themesOf(values.themes),
    widths: widthsOf(values.widths),
    only: patternOf(values.only),
    isCached: !values['no-cache'],
    pages: pagesOf(values.pages),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: 'string' },
        only: { type: 'string' },
        themes: { type: 'string', default: knownThemes.join() },
        widths: { type: 'string', default: '1440,390' },
        'no-cache': { type: 'boolean', default: false },
        pages: { type: 'string', default: `${Math.min(4, availableParallelism())}` },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const listOf = (text: string) => [...new Set(text.split(',').map((part) => part.trim()))];

function themesOf(text: string): string[] {
  const themes = listOf(text);
  const unknown = themes.filter((theme) => !knownThemes.includes(theme));
  if (unknown.length === 0) return themes;
  throw new UsageError(
    `No such theme: ${unknown.join(', ')}. There are ${knownThemes.join(', ')}.`,
  );
}

function widthsOf(text: string): number[] {
  const { least, most } = widthLimits;
  return listOf(text).map((part) => {
    const width = Number(part);
    if (Number.isInteger(width) && width >= least && width <= most) return width;
    throw new UsageError(`"${part}" is no width: give whole pixels from ${least} to ${most}.`);
  });
}

function patternOf(text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, 'i');
  } catch {
    throw new UsageError(`--only "${text}" is no regular expression.`);
  }
}

function pagesOf(text: string): number {
  const pages = Number(text);
  if (Number.isInteger(pages) && pages >= 1 && pages <= 16) return pages;
  throw new UsageError(`--pages "${text}": give a whole number from 1 to 16.`);
}
