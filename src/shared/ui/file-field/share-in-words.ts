import { formatShare } from '@/shared/lib/format';

/** Whole percent: 0.034 → `3 %`. */
export const shareInWords = (progress: number, language: string): string =>
  formatShare(Math.floor(progress * 100) / 100, language);
