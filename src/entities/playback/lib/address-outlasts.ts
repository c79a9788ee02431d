/**
 * Whether a signed address (its `e` is the end in Unix seconds) is still good for so many seconds
 * from `now` (milliseconds) on. One without an end is; none at all is not.
 */
export function addressOutlasts(address: string, seconds: number, now: number): boolean {
  if (address === '') return false;
  const end = new URLSearchParams(address.split('?')[1]).get('e');
  return end === null || Number(end) >= now / 1000 + seconds;
}
