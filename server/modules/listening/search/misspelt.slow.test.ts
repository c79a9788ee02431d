import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { misspeltQueries } from '../../../testing/misspelt-queries.ts';
import { startSearchedDemo } from '../../../testing/start-searched-demo.ts';
import type { TestApp } from '../../../testing/start-test-app.ts';
import { learnSounds } from '../../catalogue/search-index/vocabulary.repository.ts';
import { vocabularyTable } from '../../catalogue/search-index/vocabulary.table.ts';

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startSearchedDemo();
});
afterAll(() => tonada.close());

async function search(q: string): Promise<SearchResults> {
  const answer = await tonada.app.inject({ url: '/api/search', query: { q } });
  return answer.json();
}

it('finds at least 97 of 100 mistyped names among the first three of their kind', async () => {
  expect(misspeltQueries.length).toBeGreaterThanOrEqual(120);
  const missed: string[] = [];
  for (const { query, kind, wanted } of misspeltQueries) {
    const found = (await search(query))[kind].slice(0, 3);
    const names = found.map((each) => ('name' in each ? each.name : each.title));
    if (!names.includes(wanted)) missed.push(`${query} (${wanted}): ${names.join(', ')}`);
  }
  const bearable = Math.floor(misspeltQueries.length * 0.03);
  expect(missed.slice(bearable)).toEqual([]);
});

it('finds words by sound in a vocabulary from before sounds', async () => {
  const { db } = tonada;
  const names = async () => (await search('yuvia')).playlists.map(({ name }) => name);
  await db.update(vocabularyTable).set({ variants: sql`array[${vocabularyTable.word}]` });
  expect(await names()).toEqual([]);
  await learnSounds(db);
  expect(await names()).toContain('Lluvia en los cristales');
  expect(await countStatements(() => learnSounds(db))).toBe(1);
});

it('corrects a mistyped name in a constant number of statements', async () => {
  for (const { query } of misspeltQueries.slice(0, 12)) {
    expect(await countStatements(() => search(query))).toBeLessThanOrEqual(13);
  }
});
