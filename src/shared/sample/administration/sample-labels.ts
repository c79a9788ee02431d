import type { AdminUser } from '../../contract/administration.ts';
import {
  type AdminLabel,
  type AdminLabelDetails,
  type AdminLabelList,
  type AdminLabelQuery,
  type ChangeLabelBody,
  type CreateLabelBody,
  type LabelPerson,
  newLabel,
} from '../../contract/label-administration.ts';
import { matchesText } from '../../lib/text-filter/matches-text.ts';
import { dayFrom, sampleMonths, today } from '../artist-figures/sample-days.ts';
import { slug } from '../plain-text.ts';
import { samplePendingLabels } from './sample-royalties.ts';
import { sampleUsers } from './sample-users.ts';

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

/** State of this visit, reset by a reload. */
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
    isOwed: false,
    totalRoyaltiesPaid,
    contractStatus: sheet[10] ?? 'active',
    royaltyRate,
    nextPaymentDate: dayFrom(today(), nextIn),
    contactPerson,
    phone: `+34 910 555 ${String(201 + index)}`,
  };
});

/** A page of sample labels, searched, filtered and sorted like the server. */
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
  const owed = new Set(samplePendingLabels().labels.map(({ name }) => name));
  return {
    labels: labels.map((label) => ({ ...label, isOwed: owed.has(label.name) })),
    total: labels.length,
    hasMore: false,
  };
}

/** Lasts for the visit. */
export function createSampleLabel(body: CreateLabelBody): AdminLabel {
  const label: AdminLabel = {
    ...body,
    id: `lab_sample-${rows.length + 1}`,
    totalArtists: 0,
    totalTracks: 0,
    monthlyRoyalties: 0,
    isOwed: false,
    totalRoyaltiesPaid: 0,
    contractStatus: 'pending',
    nextPaymentDate: dayFrom(today(), newLabel.firstPaymentDays),
  };
  rows = [...rows, label];
  return label;
}

/** Lasts for the visit. Throws for an unknown id. */
export function changeSampleLabel(id: string, changes: ChangeLabelBody['changes']): AdminLabel {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`There is no sample label ${id}.`);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const label: AdminLabel = { ...row, ...Object.fromEntries(given) };
  rows = rows.map((each) => (each.id === id ? label : each));
  return label;
}

function getPerson({ id, name, email, status }: AdminUser): LabelPerson {
  return { id, name, email, status };
}

/** Accounts by label in this visit. */
let people: Readonly<Record<string, readonly LabelPerson[]>> = {
  'lab_sample-1': sampleUsers({ role: 'label' }).users.map(getPerson),
};

/** Details of a label; a month pays the share of its artists. */
export function sampleLabelDetails(id: string): AdminLabelDetails {
  const monthly = rows.find((row) => row.id === id)?.monthlyRoyalties ?? 0;
  const months = sampleMonths().map(({ month }, index, all) => {
    const amount = Math.round(monthly * (100 - 2 * (all.length - 1 - index))) / 100;
    const status = index === all.length - 1 ? ('pending' as const) : ('paid' as const);
    return { month, gross: Math.round(amount * 142) / 100, amount, status };
  });
  return { months: monthly > 0 ? months.toReversed() : [], people: [...(people[id] ?? [])] };
}

/** Lasts for the visit; uses the sample account's name if there is one. */
export function addSamplePerson(id: string, email: string): LabelPerson[] {
  const known = sampleUsers({ q: email }).users.find((user) => user.email === email);
  const others = (people[id] ?? []).filter((person) => person.email !== email);
  const unknown = { id: `usr_sample-person-${others.length + 1}`, name: email, email };
  const added = [...others, known ? getPerson(known) : { ...unknown, status: 'active' as const }];
  people = { ...people, [id]: added };
  return added;
}

/** Lasts for the visit. */
export function removeSamplePerson(id: string, personId: string): LabelPerson[] {
  const left = (people[id] ?? []).filter((person) => person.id !== personId);
  people = { ...people, [id]: left };
  return left;
}
