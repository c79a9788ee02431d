import { productName } from '../../../src/shared/config/brand.ts';
import { escapeHtml } from '../escape-html.ts';

export type Identity = {
  name: string;
  isBeingSetUp: boolean;
};

/** Their hashes are in the security policy, so they must not change. */
const codeAndStyles = /(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/;

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
