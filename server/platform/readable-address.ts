const origin = /^https?:\/\/[^/?#]*/i;

/** Source: RFC 3986, 2.3. */
const plainSign = /[\w.~-]/;

/** The path alone, with plain characters decoded. In an undecodable one every `%` is literal. */
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
