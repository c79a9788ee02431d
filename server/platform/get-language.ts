import type { FastifyRequest } from 'fastify';
import { languageCodes } from '#contract/codes.ts';
import type { User } from '#contract/user.ts';
import { catalogues } from './catalogues.ts';
import { spanish } from './sentences.ts';

const wordsMost = 20;

/**
 * Returns the signed-in user's language, else the browser's first that the server speaks, else
 * Spanish.
 */
export function getLanguage({
  viewer,
  headers,
}: Pick<FastifyRequest, 'viewer' | 'headers'>): string {
  if (viewer) return viewer.language;
  return (
    wantedLanguages(headers['accept-language']).find((name) => catalogues.has(name)) ?? spanish
  );
}

export function getFirstLanguage(request: FastifyRequest): User['language'] {
  const language = getLanguage(request);
  return languageCodes.find((code) => code === language) ?? spanish;
}

function wantedLanguages(header = ''): string[] {
  return header
    .split(',', wordsMost)
    .flatMap((word) => {
      const [tag = '', given = 'q=1'] = word.split(';', 2).map((part) => part.trim());
      const name = /^([a-z]{2,3})(?:-[a-z0-9-]*)?$/i.exec(tag)?.[1];
      const weight = /^q=([01](?:\.\d*)?)$/i.exec(given)?.[1] ?? '0';
      return name === undefined ? [] : [{ name: name.toLowerCase(), weight: Number(weight) }];
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, two) => two.weight - one.weight)
    .map(({ name }) => name);
}
