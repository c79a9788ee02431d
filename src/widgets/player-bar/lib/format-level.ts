const percent = new Intl.NumberFormat('es', { style: 'percent' });

/** A volume from 0 to 1 in words: 0.4 → `40 %`. */
export const formatLevel = (volume: number): string => percent.format(volume);
