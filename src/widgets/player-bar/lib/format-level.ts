import { numberFormat } from '@/shared/lib/format';
/** A volume from 0 to 1 as the active language writes it: 0.4 → `40 %`. */
export const formatLevel = (volume: number, language: string): string =>
  numberFormat(language, { style: 'percent' }).format(volume);
