import type { User } from '#contract/user.ts';
import { dayAfter } from '#rules/start-day.ts';
import { dayIn, toMoment } from '#rules/venue-time.ts';

/** On the reader's clock. */
const hour = '09:00';

/** Milliseconds: also with another time zone nobody gets two in a day. */
const leastBetween = 16 * 3_600_000;

/** IANA, where most of a country lives. */
const homeZones: Record<User['country'], string> = {
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  GQ: 'Africa/Malabo',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PR: 'America/Puerto_Rico',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

export type Whereabouts = {
  /** IANA, of the device that last showed the day's mixes. */
  zone: string | null;
  country: User['country'];
};

/** The next such hour after a moment. */
export function nextDigest({ zone, country }: Whereabouts, from: Date): Date {
  const timeZone = zone ?? homeZones[country];
  let day = dayIn(timeZone, from);
  for (;;) {
    const moment = toMoment(day, hour, timeZone);
    if (moment !== null && moment > from) return moment;
    day = dayAfter(day);
  }
}

/** @param at when one was sent, or would have been. */
export const digestAfter = (whereabouts: Whereabouts, at: Date): Date =>
  nextDigest(whereabouts, new Date(at.getTime() + leastBetween));
