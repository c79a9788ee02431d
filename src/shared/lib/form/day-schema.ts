import * as z from 'zod/mini';

type DayLimits = {
  /** First day that may be chosen, `2026-11-19`. */
  earliest?: string;
  /** Last day that may be chosen. */
  latest?: string;
  /** Keys of the catalogue: nothing was chosen, or no day of the calendar. */
  missing: string;
  early?: string;
  late?: string;
};

/** A day within limits, for the schema of a form: the browser's own limits only grey days out. */
export function daySchema({ earliest, latest, missing, early, late }: DayLimits) {
  return z.string().check(
    z.iso.date({ error: missing, abort: true }),
    z.refine((day) => earliest === undefined || day >= earliest, early ?? missing),
    z.refine((day) => latest === undefined || day <= latest, late ?? missing),
  );
}
