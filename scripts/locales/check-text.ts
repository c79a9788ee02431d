import { brand } from '../../src/shared/config/brand.ts';
import { nearestName } from './nearest-name.ts';
import { placesOf, type Places } from './placeholders.ts';
import type { ProblemKind } from './problem.ts';

export type Complaint = { kind: ProblemKind; message: string };

const ofPlace = (message: string): Complaint => ({ kind: 'placeholder', message });

const formats = ['number', 'currency', 'datetime', 'relativetime', 'list'];

const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

const brandName = new RegExp(`(?<!\\p{L})${brand}(?!\\p{L})`, 'iu');

export function checkOwnText(text: string, { isServer }: { isServer: boolean }): Complaint[] {
  const { placeholders, broken } = placesOf(text);
  const complaints = broken.map(ofPlace);
  for (const [name, format] of placeholders) {
    if (isServer && !text.includes(`{{${name}}}`)) {
      complaints.push(ofPlace(`the server reads {{${name}}} only, without spaces and formats`));
    } else if (format !== '' && !formats.includes(format.replace(/\(.*\)$/, ''))) {
      complaints.push(ofPlace(`"${format}" is no format; there are ${formats.join(', ')}`));
    }
  }
  const forbid = (message: string) => complaints.push({ kind: 'forbidden', message });
  const [markup] = html.exec(text) ?? [];
  if (markup) forbid(`${markup} is HTML, which would be shown as it stands`);
  if (brandName.test(text)) forbid('write {{brand}} where the name of the product stands');
  return complaints;
}

/** A plural form for one number may omit these. */
const numberNames = new Set(['count', 'shown']);

const marksOf = ({ tags, references }: Places) => [
  ...tags,
  ...references.map((key) => `$t(${key})`),
];

/** A form for one number (`isSingleNumber`) may write it as a word: 'one song'. */
export function comparePlaces(
  text: string,
  spanish: string,
  { isSingleNumber }: { isSingleNumber: boolean },
): Complaint[] {
  const own = placesOf(text);
  const wanted = placesOf(spanish);
  const lost = [...wanted.placeholders.keys()].filter(
    (name) => !own.placeholders.has(name) && !(isSingleNumber && numberNames.has(name)),
  );
  const complaints: string[] = [];
  for (const [name, format] of own.placeholders) {
    const wantedFormat = wanted.placeholders.get(name);
    if (wantedFormat === undefined) {
      const meant = nearestName(name, lost) ?? (lost.length === 1 ? lost[0] : undefined);
      if (meant) lost.splice(lost.indexOf(meant), 1);
      const advice = meant ? `write {{${meant}}}` : 'remove it';
      complaints.push(`{{${name}}} does not exist in this text: ${advice}`);
    } else if (wantedFormat !== format) {
      const asSpanish = [name, wantedFormat].filter(Boolean).join(', ');
      complaints.push(`{{${name}}} is written {{${asSpanish}}} in this text`);
    }
  }
  complaints.push(...lost.map((name) => `{{${name}}} is missing`));
  const marks = marksOf(wanted);
  if (marksOf(own).toSorted().join() !== marks.toSorted().join()) {
    const what = marks.length > 0 ? marks.join(' ') : 'no tags and no $t(…)';
    complaints.push(`Spanish has ${what} here`);
  }
  return complaints.map(ofPlace);
}
