/** `http://host` before the path, as a client writes it to a proxy. */
const origin = /^https?:\/\/[^/?#]*/i;

/** Signs that mean the same written out or as `%` and a number. Source: RFC 3986, 2.3. */
const plainSign = /[\w.~-]/;

/**
 * The one spelling of an address that all behind it reads: its path alone, beginning with `/`, with
 * plain signs written out. Where it cannot be decoded every `%` is a plain sign: such an address is not
 * found, as any other malformed one, after the same limits and with the same headers.
 */
export function readableAddress(address: string): string {
  const relative = address.replace(origin, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(relative) ?? [];
  return readablePath(path.startsWith('/') ? path : `/${path}`) + query;
}

function readablePath(path: string) {
  if (!path.includes('%')) return path;
  try {
    decodeURIComponent(path);
  } catch {
    return path.replaceAll('%', '%25');
  }
  return path.replaceAll(/%[0-7][0-9a-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return plainSign.test(sign) ? sign : code;
  });
}
