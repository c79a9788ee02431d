type ConditionalHeaders = {
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | string[] | undefined;
};

function getTags(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Ignores dates, as there is no modification date. Source: RFC 9110, 13.1 and 13.2.2. */
export function judgePreconditions(
  headers: ConditionalHeaders,
  etag: string,
): 'met' | 'failed' | 'unchanged' {
  const wanted = headers['if-match'];
  if (wanted !== undefined && wanted.trim() !== '*' && !getTags(wanted).includes(etag))
    return 'failed';
  const known = headers['if-none-match'];
  if (known === undefined) return 'met';
  const isKnown = getTags(known).some((tag) => tag.replace(/^W\//, '') === etag);
  return known.trim() === '*' || isKnown ? 'unchanged' : 'met';
}

/** Only the same strong tag allows a range. Source: RFC 9110, 13.1.5. */
export function allowsRange(headers: ConditionalHeaders, etag: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag;
}
