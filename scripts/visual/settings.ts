import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

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

const options = {
  base: { type: 'string', default: '' },
  only: { type: 'string' },
  themes: { type: 'string', default: 'dark,light' },
  widths: { type: 'string', default: '1440,390' },
  cache: { type: 'boolean', default: true },
  pages: { type: 'string', default: `${Math.min(4, availableParallelism())}` },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number<string>(`give a whole number from ${least} to ${most}`)
    .int()
    .min(least)
    .max(most);
const list = z.string().transform((text) => [...new Set(text.split(',').map((one) => one.trim()))]);

const settingsSchema = z.object({
  base: z.string().min(1, 'Say what to compare with: --base main'),
  themes: list.pipe(z.array(z.enum(['dark', 'light']))),
  /** In CSS pixels. */
  widths: list.pipe(z.array(wholeNumber(240, 3840))),
  /** By `Title/Name` or id. */
  only: z.string().transform(toPattern).optional(),
  cache: z.boolean(),
  pages: wholeNumber(1, 16),
});

export type Settings = z.output<typeof settingsSchema>;

function toPattern(text: string, context: z.RefinementCtx) {
  try {
    return new RegExp(text, 'i');
  } catch {
    context.addIssue(`"${text}" is no regular expression`);
    return z.NEVER;
  }
}

/** @throws UsageError */
export function readSettings(args: string[]): Settings | 'help' {
  try {
    const { values } = parseArgs({ args, options, allowNegative: true });
    return values.help ? 'help' : settingsSchema.parse(values);
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(z.prettifyError(error));
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
