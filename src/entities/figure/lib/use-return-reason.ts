import { useTranslation } from 'react-i18next';

/** ISO 20022, ExternalReturnReason1Code. */
const codes = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AC13',
  'AC14',
  'AG01',
  'AG02',
  'AM04',
  'AM05',
  'AM09',
  'BE01',
  'BE04',
  'BE05',
  'BE06',
  'BE07',
  'CNOR',
  'CURR',
  'CUST',
  'DNOR',
  'DUPL',
  'FOCR',
  'FRAD',
  'MD07',
  'MS02',
  'MS03',
  'RC01',
  'RC07',
  'RR01',
  'RR02',
  'RR03',
  'RR04',
  'TECH',
  'TM01',
] as const;

/** The narrative, if there is one, says more than these. */
const vague = new Set(['MS03', 'NARR']);

const pattern = /^([A-Z]{2}\d{2}|[A-Z]{4})(?:[\s:.,-]+(.*))?$/;

/** Words for why a payment came back: a code has its own, other reasons stay as they were written. */
export function useReturnReason(): (written: string) => string {
  const { t } = useTranslation('entities.figure');
  return (written) => {
    const [, code, narrative = ''] = pattern.exec(written.trim()) ?? [];
    if (code === undefined) return written;
    if (vague.has(code) && narrative !== '') {
      return t('returnReason.told', { words: narrative, code });
    }
    const known = codes.find((each) => each === code);
    return known ? t('returnReason.told', { words: t(`returnReason.${known}`), code }) : written;
  };
}
