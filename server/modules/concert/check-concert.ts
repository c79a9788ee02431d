import { concertLimits } from '#contract/concert-choices.ts';
import type { ConcertForm } from '#contract/concert.ts';
import { startDayOf } from '#contract/start-day.ts';
import { dayIn, endOf, isZoneOf, momentOf, venueZoneOf } from '#contract/venue-time.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';

const words = sentences.concerts;

/** What a concert is kept as, of what an artist says of it; its picture apart. */
type Kept = ReturnType<typeof keptOf>;

/**
 * Reads what an artist says of a concert.
 *
 * @param about the present moment, and what it was before: its day may be over, and its zone stays with its city.
 * @throws {Problem} `invalid` with the field for a day that is over or far away, a time that the clocks leap over or that lies
 *   before the doors, and prices the wrong way round.
 */
export function checkConcert(form: ConcertForm, about: { now: Date; before?: Before }): Kept {
  const { date, time, doors, ticketPriceMin, ticketPriceMax } = form;
  if (form.timeZone && !isZoneOf(form.country, form.timeZone)) {
    throw refused('timeZone', words.otherZone);
  }
  const timeZone = venueZoneOf({
    ...form,
    timeZone: form.timeZone ?? keptZone(form, about.before),
  });
  const today = dayIn(timeZone, about.now);
  if (date < today && date !== about.before?.date) throw refused('date', words.past);
  const years = concertLimits.yearsAhead;
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + years) {
    throw refused('date', fill(words.far, { years }));
  }
  const startDay = startDayOf(form);
  if (startDay === null) throw refused('time', words.beforeDoors);
  const startsAt = time === '' ? null : momentOf(startDay, time, timeZone);
  if (time !== '' && startsAt === null) throw refused('time', fill(words.noTime, { time }));
  if (doors !== '' && momentOf(date, doors, timeZone) === null) {
    throw refused('doors', fill(words.noTime, { time: doors }));
  }
  // What is 0 was not said: a minimum alone is «from».
  const isOneAlone = ticketPriceMax === 0;
  if (!isOneAlone && ticketPriceMin > ticketPriceMax) throw refused('ticketPriceMax', words.prices);
  return keptOf(form, { timeZone, startsAt, endsAt: endOf(startDay, timeZone) });
}

type Before = { date: string; country: string; city: string; timeZone: string };

/** What was corrected once holds for a device that says no zone, as long as the place is the same. */
const keptZone = ({ country, city }: ConcertForm, before: Before | undefined) =>
  before?.country === country && before.city === city ? before.timeZone : undefined;

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
