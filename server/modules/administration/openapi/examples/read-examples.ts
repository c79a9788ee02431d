import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StableCall, stableCalls } from '../stable-calls.ts';
import { exampleCalls } from './example-calls.ts';

export type Example = {
  params?: { [name: string]: unknown } | undefined;
  query?: { [name: string]: unknown } | undefined;
  body?: unknown;
  answer?: unknown;
};

export const areas = ['account', 'catalogue', 'offices', 'playlists', 'promotion'] as const;

export const answersFile = (area: (typeof areas)[number]) =>
  join(import.meta.dirname, 'answers', `${area}.json`);

/** What each stable call is sent, and is answered. */
export async function readExamples(): Promise<Map<string, Example>> {
  const files = await Promise.all(areas.map((area) => readFile(answersFile(area), 'utf8')));
  const answers: { [name: string]: unknown } = Object.assign(
    {},
    ...files.map((text) => JSON.parse(text) as object),
  );
  return new Map(
    (Object.keys(stableCalls) as StableCall[]).map((name): [string, Example] => {
      const { as: _, ...sent } = exampleCalls[name];
      return [name, { ...sent, answer: answers[name] }];
    }),
  );
}
