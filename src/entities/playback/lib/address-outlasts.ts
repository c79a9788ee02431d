/**
 * Whether a signed address (`e` is its end in Unix seconds) stays valid for `seconds` after `now`
 * (milliseconds). An address without `e` does; an empty one does not.
 */
export function addressOutlasts(address: string, seconds: number, now: number): boolean {
  if (address === '') return false;
  const end = new URLSearchParams(address.split('?')[1]).get('e');
  return end === null || Number(end) >= now / 1000 + seconds;
}
