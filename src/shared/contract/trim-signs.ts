/**
 * Unlike `/[…]+$/`, which looks at each run again from each of its signs, it takes time by length.
 *
 * @param signs a class of one UTF-16 unit, not global.
 */
export function trimSigns(text: string, signs: RegExp): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.test(text.charAt(from))) from += 1;
  while (to > from && signs.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
