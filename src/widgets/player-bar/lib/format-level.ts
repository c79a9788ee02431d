/** A volume from 0 to 1 as the active language writes it: 0.4 → `40 %`. */
export const formatLevel = (volume: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(volume);
