/**
 * Whether a signed address (`e`, Unix seconds) stays valid for `seconds` after `now`
 * (milliseconds). Without `e` it does.
 */
export function addressOutlasts(address: string, seconds: number, now: number): boolean {
  if (address === '') return false;
  const end = new URLSearchParams(address.split('?')[1]).get('e');
  return end === null || Number(end) >= now / 1000 + seconds;
}
