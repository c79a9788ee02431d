import { closest, distance } from 'fastest-levenshtein';

/** At most two fifths of the letters may differ. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const wanted = name.toLowerCase();
  const small = all.map((one) => one.toLowerCase());
  const place = small.indexOf(closest(wanted, small));
  const isNear = distance(wanted, small[place] ?? '') <= Math.ceil(name.length * 0.4);
  return isNear ? all[place] : undefined;
}
