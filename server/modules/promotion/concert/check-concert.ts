import { concertLimits } from '#contract/concert-choices.ts';
import type { ConcertForm } from '#contract/concert.ts';
import { getStartDay } from '#rules/start-day.ts';
import { dayIn, getEndOfDay, isZoneOf, toMoment, getVenueZone } from '#rules/venue-time.ts';
import { refused } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';

const words = sentences.concerts;

type ConcertColumns = ReturnType<typeof toColumns>;

/**
 * @param about the moment, and the former row: its day may be over, and its time zone stays with
 * its city.
 * @throws {Problem} `invalid` with the field for a day that is over or too far away, a time that
 * daylight saving skips or that is before the doors open, and prices in the wrong order.
 */
export function checkConcert(
  form: ConcertForm,
  about: { now: Date; before?: Before },
): ConcertColumns {
  const { date, time, doors, ticketPriceMin, ticketPriceMax } = form;
  if (form.timeZone && !isZoneOf(form.country, form.timeZone)) {
    throw refused('timeZone', words.otherZone);
  }
  const timeZone = getVenueZone({
    ...form,
    timeZone: form.timeZone ?? getFormerZone(form, about.before),
  });
  const today = dayIn(timeZone, about.now);
  if (date < today && date !== about.before?.date) throw refused('date', words.past);
  const years = concertLimits.yearsAhead;
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + years) {
    throw refused('date', fill(words.far, { years }));
  }
  const startDay = getStartDay(form);
  if (startDay === null) throw refused('time', words.beforeDoors);
  const startsAt = time === '' ? null : toMoment(startDay, time, timeZone);
  if (time !== '' && startsAt === null) throw refused('time', fill(words.noTime, { time }));
  if (doors !== '' && toMoment(date, doors, timeZone) === null) {
    throw refused('doors', fill(words.noTime, { time: doors }));
  }
  // 0 means not given; a minimum alone reads «from».
  const isOneAlone = ticketPriceMax === 0;
  if (!isOneAlone && ticketPriceMin > ticketPriceMax) throw refused('ticketPriceMax', words.prices);
  return toColumns(form, { timeZone, startsAt, endsAt: getEndOfDay(startDay, timeZone) });
}

type Before = { date: string; country: string; city: string; timeZone: string };

/** A corrected time zone persists for devices that send none, while the city stays the same. */
const getFormerZone = ({ country, city }: ConcertForm, before: Before | undefined) =>
  before?.country === country && before.city === city ? before.timeZone : undefined;

type Moments = { timeZone: string; startsAt: Date | null; endsAt: Date };

function toColumns(form: ConcertForm, moments: Moments) {
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
    presaleCode: form.fanClubPresale ? form.presaleCode : '',
  };
}
