/** https without a name or password, for media. */
export function isForeignAddress(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

/** http or https, for links. */
export function isWebAddress(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
