import { daysBefore } from '../../../platform/days.ts';

/** Where the payer's bank counts days. */
const payerZone = 'Europe/Madrid';

const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: payerZone, dateStyle: 'short' });

/** Days of every year on which TARGET is closed. Source: European Central Bank. */
const closed = new Set(['01-01', '05-01', '12-25', '12-26']);

/** The first day from then on, at the payer's, on which SEPA credit transfers are executed. */
export function getExecutionDay(from: Date): string {
  let day = inZone.format(from);
  while (!isBusinessDay(day)) day = daysBefore(day, -1);
  return day;
}

function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || closed.has(day.slice(5))) return false;
  const easter = getEaster(Number(day.slice(0, 4)));
  return day !== daysBefore(easter, 2) && day !== daysBefore(easter, -1);
}

/** Source: J. Meeus, Astronomical Algorithms, chapter 8 (the Gregorian Easter). */
function getEaster(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * cycle + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((cycle + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late;
  return daysBefore(`${year}-03-22`, -days);
}

/** Files that are saved again later have a day that still comes. */
export const withDay = {
  content: (file: string, day: string): string =>
    file.replace(/(<ReqdExctnDt>\s*<Dt>)[^<]*/, (_, start: string) => start + day),
  /** @param earlier the day that the file was made for. */
  world: (file: string, day: string, earlier: string): string =>
    file.replaceAll(/(?<=[;,\t])\d{4}-\d{2}-\d{2}(?=[;,\t\r\n])/g, (found) =>
      found === earlier ? day : found,
    ),
};
