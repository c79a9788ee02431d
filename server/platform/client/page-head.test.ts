import { describe, expect, it } from 'vitest';
import { type PageMetadata, withHead } from './page-head.ts';
import { requestOrigin } from './request-origin.ts';

const html =
  '<html><head>\n    <meta name="description" content="Música." />\n    <title>Tonada</title>\n    <script>a()</script>\n  </head><body></body></html>';
const site = { origin: 'https://tonada.example', siteName: 'Tonada' };
const luna: PageMetadata = {
  title: 'Luna',
  description: 'Canción de Faro Norte · Disco · 2024',
  path: '/track/trk_1',
  type: 'music.song',
  image: { path: '/api/images/album/alb_1?w=640&f=jpg', side: 640 },
  properties: [['music:duration', '180']],
  links: [['music:album', '/album/alb_1']],
};

describe('the head of a page', () => {
  it('describes the page, with absolute addresses', () => {
    const page = withHead(html, luna, site);
    for (const tag of [
      '<title>Luna · Tonada</title>',
      '<meta name="description" content="Canción de Faro Norte · Disco · 2024" />',
      '<link rel="canonical" href="https://tonada.example/track/trk_1" />',
      '<meta property="og:site_name" content="Tonada" />',
      '<meta property="og:type" content="music.song" />',
      '<meta property="og:title" content="Luna" />',
      '<meta property="og:description" content="Canción de Faro Norte · Disco · 2024" />',
      '<meta property="og:url" content="https://tonada.example/track/trk_1" />',
      '<meta property="og:image" content="https://tonada.example/api/images/album/alb_1?w=640&amp;f=jpg" />',
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta property="og:image:width" content="640" />',
      '<meta property="og:image:height" content="640" />',
      '<meta property="og:image:alt" content="Luna" />',
      '<meta property="music:duration" content="180" />',
      '<meta property="music:album" content="https://tonada.example/album/alb_1" />',
      '<meta name="twitter:card" content="summary" />',
    ]) {
      expect(page).toContain(tag);
    }
  });

  it('replaces only the generic title and description', () => {
    const page = withHead(html, luna, site);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<script>a()</script>');
    expect(page.endsWith('</head><body></body></html>')).toBe(true);
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    "$& $' $` $1 $$",
    'a & b &amp; c\u0000\r\n\u2028d',
  ])('shows %j as text', (title) => {
    const page = withHead(html, { ...luna, title, description: title }, site);
    const tags = (text: string) => text.match(/<\/?[a-z]+/g)?.toSorted();
    expect(tags(page)).toEqual(tags(withHead(html, luna, site)));
    expect(page).not.toMatch(/\p{Cc}(?<![\n])/u);
    const [, shown = ''] = /<title>(.*) · Tonada<\/title>/.exec(page) ?? [];
    const read = shown
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(read).toBe(title.replace('\u0000\r\n\u2028', ' '));
  });

  it('cuts a long description at a word', () => {
    const page = withHead(html, { ...luna, description: 'palabra '.repeat(100) }, site);
    const [, text = ''] = /name="description" content="([^"]*)"/.exec(page) ?? [];
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/^(palabra )+palabra\.\.\.$/);
  });
});

describe('the origin of a request', () => {
  it.each([
    ['tonada.example', 'https://tonada.example'],
    ['Tonada.Example:8443', 'https://tonada.example:8443'],
    ['192.0.2.7:3001', 'https://192.0.2.7:3001'],
    ['[2001:db8::1]:3001', 'https://[2001:db8::1]:3001'],
  ])('at %s is %s', (host, origin) => {
    expect(requestOrigin({ protocol: 'https', host }, 'http://localhost:3001')).toBe(origin);
  });

  it.each([
    '',
    'a"><script>alert(1)</script>',
    "a'b",
    'user@evil.example',
    'evil.example/path',
    'evil.example?x',
    'a b',
    'a\r\nb',
    'ñandú.example',
    '-a.example',
    'a:port',
    'a:123456',
    `${'a'.repeat(300)}.example`,
    'a.example, b.example',
  ])('is not read from %j', (host) => {
    expect(requestOrigin({ protocol: 'http', host }, 'http://localhost:3001')).toBe(
      'http://localhost:3001',
    );
  });

  it('is not read with another protocol', () => {
    expect(requestOrigin({ protocol: 'javascript' as 'http', host: 'a' }, 'http://b')).toBe(
      'http://b',
    );
  });
});
