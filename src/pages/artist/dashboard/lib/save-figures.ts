import { saveCsv } from '@/shared/files';
import type { Figures } from '../model/use-figures';
import { type FileWords, figureRows } from './figure-rows';

type FiguresFile = {
  /** File name without extension. */
  name: string;
  words: FileWords;
  /** As in `<html lang>`. */
  language: string;
};

/** Downloads the figures of a range as a spreadsheet file. */
export const saveFigures = (figures: Figures, { name, words, language }: FiguresFile): void =>
  saveCsv(name, figureRows(figures, words), language);
