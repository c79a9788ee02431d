import { concertLimits } from '#contract/concert-choices.ts';
import type { ConcertForm } from '#contract/concert.ts';
import { dayIn, endOf, momentOf, zoneOf } from '#contract/venue-time.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { isVisibleName } from '../user/visible-name.ts';

const words = sentences.concerts;

/** What a concert is kept as, of what an artist says of it; its picture apart. */
type Kept = ReturnType<typeof keptOf>;

/**
 * Reads what an artist says of a concert.
 *
 * @param about the present moment, and the day that it had before: that may be over.
 * @throws {Problem} `invalid` with the field for a day that is over or far away, a time that the clocks leap over, prices
 *   the wrong way round, and names that nobody sees.
 */
export function checkConcert(form: ConcertForm, about: { now: Date; before?: string }): Kept {
  const { title, venue, date, time, doors, ticketPriceMin, ticketPriceMax } = form;
  if (!isVisibleName(title)) throw refused('title', sentences.fields.required);
  if (!isVisibleName(venue)) throw refused('venue', sentences.fields.required);
  const timeZone = zoneOf(form.country, form.city);
  const today = dayIn(timeZone, about.now);
  if (date < today && date !== about.before) throw refused('date', words.past);
  const years = concertLimits.yearsAhead;
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + years) {
    throw refused('date', fill(words.far, { years }));
  }
  const startsAt = time === '' ? null : momentOf(date, time, timeZone);
  if (time !== '' && startsAt === null) throw refused('time', fill(words.noTime, { time }));
  if (doors !== '' && momentOf(date, doors, timeZone) === null) {
    throw refused('doors', fill(words.noTime, { time: doors }));
  }
  // What is 0 was not said: a minimum alone is «from».
  const isOneAlone = ticketPriceMax === 0;
  if (!isOneAlone && ticketPriceMin > ticketPriceMax) throw refused('ticketPriceMax', words.prices);
  return keptOf(form, { timeZone, startsAt, endsAt: endOf(date, timeZone) });
}

type Moments = { timeZone: string; startsAt: Date | null; endsAt: Date };

function keptOf(form: ConcertForm, moments: Moments) {
  const isFree = form.isFree === true;
  return {
    ...moments,
    title: form.title,
    venue: form.venue,
    city: form.city,
    country: form.country,
    date: form.date,
    time: form.time,
    doors: form.doors,
    capacity: form.capacity,
    priceMin: isFree ? 0 : form.ticketPriceMin,
    priceMax: isFree ? 0 : form.ticketPriceMax,
    isFree,
    currency: form.currency,
    ticketUrl: form.ticketUrl,
    description: form.description,
    supportingActs: [...new Set(form.supportingActs)],
    ageRestriction: form.ageRestriction,
    fanClubPresale: form.fanClubPresale,
    // Without a presale there is nothing to open with it.
    presaleCode: form.fanClubPresale ? form.presaleCode : '',
  };
}

/** The failure of a field, in a sentence for people. */
export const refused = (field: string, error: Sentence) =>
  problem('invalid', { error, fields: { [field]: error }, status: 422 });
