/** Splits the media fragment off a video's address; `end` is null where it names none. */
export function partOf(address: string): { src: string; start: number; end: number | null } {
  const [src = '', fragment = ''] = address.split('#t=');
  const [start, end] = fragment.split(',').map(Number);
  const isPart = Number.isFinite(start) && Number.isFinite(end);
  return { src, start: isPart ? Number(start) : 0, end: isPart ? Number(end) : null };
}
