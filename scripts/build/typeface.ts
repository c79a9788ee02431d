import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { face, firstSigns } from '../../src/shared/theme/typeface.ts';

const require = createRequire(import.meta.url);
const cache = 'node_modules/.cache/tonada-build';
const importedCss = /typeface\.css\.ts\.vanilla\.css/;

const codePoints = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

const first = new Set(codePoints(firstSigns));

/** `U+20-21,U+A0`. */
export function unicodeRange(points: Iterable<number>): string {
  const spans: [number, number][] = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join();
}

function readRange(range: string): number[] {
  return range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((part) => Number.parseInt(part, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

export const firstRange = unicodeRange(first);

export const firstFile = 'typeface-first.woff2';
const restFile = 'typeface-rest.woff2';

async function cut(file: string, name: string, points: Iterable<number>): Promise<string> {
  const whole = readFileSync(file);
  const text = String.fromCodePoint(...points);
  const hash = createHash('sha256').update(whole).update(text).digest('hex').slice(0, 12);
  const folder = join(cache, hash);
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await subsetFont(whole, text, { targetFormat: 'woff2' }));
  }
  return path;
}

/**
 * Splits the typeface into the characters that nearly every page uses, which the page preloads,
 * and the rest. The development server uses one file.
 */
export function typeface(): Plugin {
  return {
    name: 'tonada:typeface',
    apply: 'build',
    enforce: 'pre',
    async transform(css, id) {
      if (!importedCss.test(id)) return undefined;
      const rule = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].find(([text]) =>
        text.includes(face),
      )?.[0];
      const [address, name = ''] =
        rule === undefined ? [] : (/url\(['"]?([^'")]+)/.exec(rule) ?? []);
      if (rule === undefined || address === undefined) throw new Error(`${id} names no file.`);
      const file = require.resolve(name);
      const ranges = JSON.parse(
        readFileSync(join(dirname(file), '..', 'unicode.json'), 'utf8'),
      ) as { latin: string };
      const rest = readRange(ranges.latin).filter((point) => !first.has(point));
      const files = [
        { path: await cut(file, firstFile, first), range: firstRange },
        { path: await cut(file, restFile, rest), range: unicodeRange(rest) },
      ];
      const from = dirname(id.replace(/\?.*$/, ''));
      const rules = files.map(({ path, range }) =>
        rule
          .replace(name, relative(from, path).replaceAll('\\', '/'))
          .replace('}', `;unicode-range:${range}}`),
      );
      return { code: css.replace(rule, rules.join('\n')), map: null };
    },
  };
}
