/** Accepts https without a name or password in it, for media elsewhere. */
export function isForeignAddress(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

/** Accepts http or https, for links to pages. */
export function isWebAddress(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
