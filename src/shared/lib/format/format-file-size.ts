import { numberFormat } from './formatters';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in steps of 1024: 3,565,158 → `3,4 MB`. */
export function formatFileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return numberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}
