const links = /https?:\/\/\S+/gi;

/** The page that receives, which would begin anew. */
const isThisPage = (path: string) => /^\/share\/?(?:[?#]|$)/i.test(path);

function toOwnPath(link: string, origin: string): string | null {
  // Closes a sentence or a bracket rather than the link.
  const url = URL.parse(link.replace(/[).,;:!?»"']+$/, ''));
  if (url?.origin !== origin) return null;
  // Such as `//other.example`, which a browser takes for another server.
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  return isThisPage(path) ? null : path;
}

/**
 * What another application has shared: an own link opens its page, whatever stands around it; else
 * its words are searched for, without the links of others. See docs/product/install.md.
 *
 * @param search with `url`, `text` and `title`; applications put links into any of them
 * @returns `path` begins with a slash; `query` may be empty
 */
export function findShared(search: string, origin: string): { path: string } | { query: string } {
  const given = new URLSearchParams(search);
  const parts = ['url', 'text', 'title'].map((name) => given.get(name) ?? '');
  for (const part of parts) {
    for (const link of part.match(links) ?? []) {
      const path = toOwnPath(link, origin);
      if (path !== null) return { path };
    }
  }
  const [, text = '', title = ''] = parts.map((part) =>
    part.replaceAll(links, ' ').replaceAll(/\s+/g, ' ').trim(),
  );
  return { query: title || text };
}
