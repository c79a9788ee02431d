import { useTranslation } from 'react-i18next';
import { formatFileSize } from '@/shared/lib/format';
import type { Limit } from '../lib/read-value.ts';

type LimitWords = { words: string; code?: string };

/** A limit in words, with what is written as code beside them. */
export function useLimitWords() {
  const { t, i18n } = useTranslation('pages.listener.developers');
  return (limit: Limit): LimitWords => {
    switch (limit.kind) {
      case 'pattern':
      case 'format':
      case 'usual':
        return { words: t(`limit.${limit.kind}`), code: limit.text };
      case 'bytes':
        return { words: t('limit.bytes', { size: formatFileSize(limit.amount, i18n.language) }) };
      case 'step':
        return { words: t('limit.step', { step: limit.amount }) };
      default: {
        const { kind, min, max } = limit;
        if (min === undefined) return { words: t(`limit.${kind}.most`, { max: max ?? 0 }) };
        if (max === undefined) return { words: t(`limit.${kind}.least`, { min }) };
        if (min === max) return { words: t(`limit.${kind}.exact`, { max }) };
        return { words: t(`limit.${kind}.between`, { min, max }) };
      }
    }
  };
}
