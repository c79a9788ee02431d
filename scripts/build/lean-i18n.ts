import type { Plugin } from 'vite';

const library = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/**
 * Our words come by `src/shared/i18n/catalogues.ts`, so nothing asks a backend; only its state is
 * read. We neither clone the library nor write from right to left, and without `debug` it is silent.
 */
const unused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /^class Connector extends EventEmitter \{\n[^]*?^\}$/m,
    'class Connector extends EventEmitter { state = {}; }',
  ],
  [/^ {2}dir\(lng\) \{\n[^]*?^ {2}\}$/m, ''],
  [/^ {2}cloneInstance\(.*\) \{\n[^]*?^ {2}\}$/m, ''],
  [/^( +(?:if \(.*\) )?)this\.logger\.(?:warn|log|deprecate)\((?:(?!;else).)*\);$/gm, '$1;'],
];

/** @throws where an update of the library no longer has such a part */
export function withoutUnused(code: string): string {
  let lean = code;
  for (const [pattern, instead] of unused) {
    const left = lean.replace(pattern, instead);
    if (left === lean) throw new Error(`i18next has nothing like ${pattern}`);
    lean = left;
  }
  return lean;
}

/** Leaves out what the methods of a class would keep. */
export const leanI18n = (): Plugin => ({
  name: 'lean-i18n',
  apply: 'build',
  transform: { filter: { id: library }, handler: withoutUnused },
});
