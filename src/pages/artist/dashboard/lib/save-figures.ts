import { saveCsv } from '@/shared/files';
import type { Figures } from '../model/use-figures';
import { type FileWords, figureRows } from './figure-rows';

type FiguresFile = {
  /** Of the file, without its ending. */
  name: string;
  words: FileWords;
  /** That of the page, as in `<html lang>`. */
  language: string;
};

/** Lets the browser keep the figures of a range as a file for spreadsheets. */
export const saveFigures = (figures: Figures, { name, words, language }: FiguresFile): void =>
  saveCsv(name, figureRows(figures, words), language);
