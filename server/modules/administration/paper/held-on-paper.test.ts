import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFigures } from '../../figures/figures/index.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { statementHeldTable } from '../../money/statement/statement-held.table.ts';
import { readPaper, readStatement } from './read-papers.ts';

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());

async function makePaper(artistId: string) {
  const row = (await tonada.readStatements()).find((each) => each.artistId === artistId);
  const found = row && (await readStatement(tonada.db, row));
  if (!found) throw new Error(`No statement of ${artistId}.`);
  const { config, vault } = tonada;
  return readPaper(tonada.db, found, { config, vault, language: 'es', today: '2026-11-20' });
}

// Proves screening: On paper
it('says what is held, and why', async () => {
  const days = [faro, uno].map((artist) => `${artist},2026-10-10,100,3`);
  await importFigures(tonada.db, ['artist,day,streams,earnings', ...days].join('\n'));
  await tonada.closeBefore('2026-11');
  const row = (await tonada.readStatements()).find(({ artistId }) => artistId === uno);
  await tonada.db
    .insert(statementHeldTable)
    .values({ statementId: row?.id ?? '', rule: 'network', plays: 12, earned: 65_520 });
  const { tables, foot } = await makePaper(uno);
  const table = tables.find(({ title }) => title === 'Reproducciones en revisión');
  expect(table?.rows).toEqual([['Demasiadas desde una misma red', '12', '0,07\u00a0€']]);
  expect(foot.join(' ')).toContain('no ganan hasta que el equipo decida');
  expect((await makePaper(faro)).tables).toHaveLength(tables.length - 1);
});
