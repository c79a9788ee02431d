/** Whether a text is the address of a picture, video or sound elsewhere: https, without a name and password in it. */
export function isForeignAddress(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

/** Whether a text is the address of a page, http or https, to which a link may lead. */
export function isWebAddress(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
