/**
 * Whether a signed address is still valid after `seconds`.
 *
 * @param address `e` in Unix seconds; without it always true
 * @param now milliseconds
 */
export function addressOutlasts(address: string, seconds: number, now: number): boolean {
  if (address === '') return false;
  const end = new URLSearchParams(address.split('?')[1]).get('e');
  return end === null || Number(end) >= now / 1000 + seconds;
}
