import { productName } from '../../../src/shared/config/brand.ts';
import { escapeHtml } from '../escape-html.ts';

/** What the page says of the service before anything is asked. */
export type Identity = {
  name: string;
  /** It waits for its first admin: the application shows nothing else. */
  isBeingSetUp: boolean;
};

/** Code and styles are known by their hashes, so nothing in them changes. */
const codeAndStyles = /(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/;

/** The built page under the name of the service, for the client to read from the `<html>` element. */
export function withIdentity(html: string, { name, isBeingSetUp }: Identity): string {
  const isNamed = name !== productName;
  const attributes = [
    ...(isNamed ? [`data-brand="${escapeHtml(name)}"`] : []),
    ...(isBeingSetUp ? ['data-setup'] : []),
  ];
  if (attributes.length === 0) return html;
  const named = html
    .split(codeAndStyles)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(productName, () => escapeHtml(name)),
    )
    .join('');
  return named.replace('<html', () => `<html ${attributes.join(' ')}`);
}
