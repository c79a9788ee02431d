import figure from '../../../../locales/es/entities.figure.json' with { type: 'json' };
import own from '../../../../locales/es/pages.label.statement.json' with { type: 'json' };
import format from '../../../../locales/es/shared.lib.format.json' with { type: 'json' };
import statement from '../../../../locales/es/widgets.statement.json' with { type: 'json' };
import { makeSentences, type SentencesOf } from '../../../platform/sentences.ts';

/** The paper says what the sheet on the screen says. */
export const sheetWords = makeSentences(statement, ['widgets.statement']) as SentencesOf<
  typeof statement
>;

export const ownSheetWords = makeSentences(own, ['pages.label.statement']) as SentencesOf<
  typeof own
>;

export const figureWords = makeSentences(figure, ['entities.figure']) as SentencesOf<typeof figure>;

export const formatWords = makeSentences(format, ['shared.lib.format']) as SentencesOf<
  typeof format
>;
