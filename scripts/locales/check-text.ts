import { brand } from '../../src/shared/config/brand.ts';
import { nearestName } from './nearest-name.ts';
import { findMarkup, placesOf, showTags } from './placeholders.ts';
import type { ProblemKind } from './problem.ts';

export type Complaint = { kind: ProblemKind; message: string };

/** How i18next may write a value. */
const formats = ['number', 'currency', 'datetime', 'relativetime', 'list'];

/** What is wrong with a text whatever language it is in. */
export function checkOwnText(text: string, { isServer }: { isServer: boolean }): Complaint[] {
  const { placeholders, broken } = placesOf(text);
  const complaints: Complaint[] = broken.map(({ part, advice }) => ({
    kind: 'placeholder',
    message: `${part} is broken: ${advice}`,
  }));
  for (const [name, format] of placeholders) {
    const kind = format.replace(/\(.*\)$/, '');
    if (isServer && !text.includes(`{{${name}}}`)) {
      complaints.push({
        kind: 'placeholder',
        message: `the server reads {{${name}}} only, without spaces and formats`,
      });
    } else if (kind !== '' && !formats.includes(kind)) {
      complaints.push({
        kind: 'placeholder',
        message: `"${format}" is no format; there are ${formats.join(', ')}`,
      });
    }
  }
  const markup = findMarkup(text);
  if (markup) {
    complaints.push({
      kind: 'forbidden',
      message: `${markup} is HTML, which would be shown as it stands`,
    });
  }
  if (new RegExp(`(?<!\\p{L})${brand}(?!\\p{L})`, 'iu').test(text)) {
    complaints.push({
      kind: 'forbidden',
      message: `write {{brand}} where the name of the product stands`,
    });
  }
  return complaints;
}

/** Placeholders of the number that a plural is about: a form for one number alone may leave it out. */
const numberNames = new Set(['count', 'shown']);

/**
 * What of the Spanish text's places a translation changed. A form that stands for one number alone
 * (`isSingleNumber`) may say it in words: 'one song'.
 */
export function comparePlaces(
  text: string,
  spanish: string,
  { isSingleNumber }: { isSingleNumber: boolean },
): Complaint[] {
  const own = placesOf(text);
  const wanted = placesOf(spanish);
  const complain = (message: string): Complaint => ({ kind: 'placeholder', message });
  const lost = [...wanted.placeholders.keys()].filter(
    (name) => !own.placeholders.has(name) && !(isSingleNumber && numberNames.has(name)),
  );
  const complaints: Complaint[] = [];
  for (const [name, format] of own.placeholders) {
    const wantedFormat = wanted.placeholders.get(name);
    if (wantedFormat === undefined) {
      const meant = nearestName(name, lost) ?? (lost.length === 1 ? lost[0] : undefined);
      if (meant) lost.splice(lost.indexOf(meant), 1);
      const advice = meant ? `write {{${meant}}}` : 'remove it';
      complaints.push(complain(`{{${name}}} does not exist in this text: ${advice}`));
    } else if (wantedFormat !== format) {
      const asSpanish = wantedFormat ? `{{${name}, ${wantedFormat}}}` : `{{${name}}}`;
      complaints.push(complain(`{{${name}}} is written ${asSpanish} in this text`));
    }
  }
  complaints.push(...lost.map((name) => complain(`{{${name}}} is missing`)));
  if (own.tags.toSorted().join() !== wanted.tags.toSorted().join()) {
    const tags = showTags(wanted.tags);
    complaints.push(
      complain(tags ? `the tags of Spanish are ${tags}` : 'Spanish has no tags here'),
    );
  }
  if (own.references.join() !== wanted.references.join()) {
    const references = wanted.references.map((key) => `$t(${key})`).join(' ');
    complaints.push(
      complain(references ? `Spanish puts ${references} in` : '$t(…) does not belong here'),
    );
  }
  return complaints;
}
