/** Weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}
