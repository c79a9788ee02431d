import { say, sentences } from '../../../platform/sentences.ts';
import type { Config } from '../../../platform/config.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { Paper } from './paper.ts';
import type { PaperFormats } from './paper-formats.ts';

const words = sentences.paper;

/** Null where nothing is on record. */
export type Party = {
  name: string;
  taxId: string | null;
  address: string | null;
  country: string | null;
  /** Undefined for the payer, and for artists whom a label pays. */
  holder?: string | null;
};

export const getService = (config: Config): Party => ({
  name: config.companyName ?? config.payerName ?? brand,
  taxId: config.companyTaxId ?? null,
  address: config.companyAddress ?? null,
  country: null,
});

/** What is missing is said, because the paper is for a tax office. */
export function describeParty(
  role: string,
  { name, taxId, address, country, holder }: Party,
  { language, formats }: { language: string; formats: PaperFormats },
): Paper['parties'][number] {
  const text = (key: keyof typeof words.party) => say(words.party[key], language).text;
  const fact = (key: 'name' | 'taxId' | 'address' | 'holder', value: string | null) =>
    [text(key), value ?? text('missing')] as const;
  const place = country === null ? null : formats.country(country);
  return {
    role,
    facts: [
      fact('name', name),
      fact('taxId', taxId),
      fact('address', [address, place].filter((each) => each !== null).join(', ') || null),
      ...(holder === undefined ? [] : [fact('holder', holder)]),
    ],
  };
}
