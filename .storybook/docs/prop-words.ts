import type { SBType } from 'storybook/internal/csf';
import { choicesInWords } from '@/shared/testing';

const isNothing = (type: SBType) =>
  type.name === 'other' && ['undefined', 'null'].includes(type.value);

/** `boolean | undefined` becomes a boolean. */
export function withoutNothing(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...more] = type.value.filter((part) => !isNothing(part));
  if (!only || more.length > 0) return type;
  return { ...only, ...(type.required !== undefined && { required: type.required }) };
}

export function toWords(type: SBType): string {
  if (type.name === 'enum') return choicesInWords(type.value);
  if (type.raw) return tidy(type.raw);
  if (type.name === 'union') return tidy(type.value.map(toWords).join(' | '));
  return type.name === 'other' ? type.value : type.name;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function tidy(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/z\.infer<typeof (\w+)Schema>/g, (_, name: string) => capital(name))
    .replaceAll(/ReturnType<typeof use(\w+)>/g, '$1')
    .replaceAll(/(\?: [^;{}()]+?) \| undefined(?=;| })/g, '$1')
    .replaceAll('; }', ' }')
    .replace(/ \| undefined$/, '')
    .trim();
}
