import type {
  AdminLabel,
  AdminLabelList,
  AdminLabelQuery,
} from '../../contract/label-administration.ts';
import { matchesText } from '../../lib/text-filter/matches-text.ts';
import { dayFrom, today } from '../artist-figures/sample-days.ts';
import { slug } from '../plain-text.ts';

type Sheet = [
  name: string,
  country: string,
  foundedYear: number,
  contactPerson: string,
  totalArtists: number,
  totalTracks: number,
  monthlyRoyalties: number,
  totalRoyaltiesPaid: number,
  royaltyRate: number,
  /** Days until the next payment. */
  nextIn: number,
  contractStatus?: AdminLabel['contractStatus'],
];

const sheets: readonly Sheet[] = [
  ['Balcón Discos', 'ES', 2009, 'Irene Balcarce', 42, 1_318, 652_480.25, 18_734_120.4, 72, 9],
  ['Marejada Records', 'ES', 2014, 'Óscar Mareas', 27, 640, 318_205.9, 7_961_400.15, 70, 9],
  ['Northern Lamp', 'UK', 1998, 'Hazel Whitcombe', 63, 2_204, 941_770.6, 31_205_880, 75, 12],
  ['Nachtlicht Tonträger', 'DE', 2003, 'Jonas Albrecht', 31, 988, 270_118.35, 9_415_006.7, 68, 12],
  ['Rive Orange', 'FR', 2011, 'Maëlle Fontanel', 18, 402, 96_340.1, 2_180_552.95, 66, 20],
  ['Asagao Sound', 'JP', 2016, 'Haru Minase', 12, 256, 48_915.75, 812_400.5, 70, 20],
  ['Neón Criollo', 'US', 2015, 'Wilmer Santos', 22, 511, 183_602.4, 4_630_118.2, 74, 9],
  ['Discos Alféizar', 'ES', 2021, 'Greta Alonso', 0, 0, 0, 0, 65, 26, 'pending'],
  ['Sello del Patio', 'ES', 1995, 'Remedios Monte', 9, 174, 0, 1_302_744.6, 60, 30, 'expired'],
];

/** What there is in this visit: it begins with the sheets, and keeps what is changed until the page is left. */
let rows: readonly AdminLabel[] = sheets.map((sheet, index) => {
  const [name, country, foundedYear, contactPerson, totalArtists, totalTracks] = sheet;
  const [, , , , , , monthlyRoyalties, totalRoyaltiesPaid, royaltyRate, nextIn] = sheet;
  const site = `${slug(name, 28)}.example`;
  return {
    id: `lab_sample-${index + 1}`,
    name,
    email: `contacto@${site}`,
    website: `https://${site}`,
    country,
    foundedYear,
    totalArtists,
    totalTracks,
    monthlyRoyalties,
    totalRoyaltiesPaid,
    contractStatus: sheet[10] ?? 'active',
    royaltyRate,
    nextPaymentDate: dayFrom(today(), nextIn),
    contactPerson,
    phone: `+34 910 555 ${String(201 + index)}`,
  };
});

/** A page of the sample labels: searched, filtered and sorted as the server would. */
export function sampleLabels({ q = '', contract, sort = 'name' }: AdminLabelQuery): AdminLabelList {
  const direction = sort.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator('es');
  const figure = sort.endsWith('royaltyRate') ? 'royaltyRate' : 'monthlyRoyalties';
  const labels = rows
    .filter((row) => matchesText(q, [row.name]))
    .filter((row) => !contract || row.contractStatus === contract)
    .toSorted((one, other) => {
      const byName = compare(one.name, other.name);
      if (sort.endsWith('name')) return direction * byName;
      return direction * ((one[figure] ?? 0) - (other[figure] ?? 0)) || byName;
    });
  return { labels, total: labels.length, hasMore: false };
}
