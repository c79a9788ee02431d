import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { spanish } from '../../../testing/start-royalties.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { describeCertificate } from './certificate.ts';
import { findPaidIn } from './certificate.repository.ts';

const tonada = setUpRoyalties({ account: spanish });
const people: Record<string, SignedIn> = {};

beforeAll(async () => {
  for (const artistId of [faro, uno]) {
    const person = await tonada.signIn({ role: 'artist' });
    await tonada.db.insert(artistMemberTable).values({ artistId, userId: person.id });
    people[artistId] = person;
  }
  people['listener'] = await tonada.signIn();
});
beforeEach(async () => {
  const member = await tonada.signIn({ role: 'label' });
  await tonada.db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: member.id });
  people['label'] = member;
  await tonada.pay('run', [tonada.labelId, 'direct']);
  await tonada.app.jobs.runDue();
});

const ask = (path: string, who: string) =>
  tonada.app.inject({ url: `/api/${path}`, headers: people[who]?.headers ?? {} });

// Proves payments: A year's certificate
describe("a year's certificate", () => {
  it('has each payment and each return of the year, and adds up to the ledger', async () => {
    const read = async () => {
      const { body } = await ask('label/certificate?year=2026&format=csv', 'label');
      const [, ...rows] = body.trim().split('\r\n');
      return rows.map((row) => row.split(';'));
    };
    const paid = await read();
    expect(paid).toHaveLength(5);
    expect(paid.at(-1)).toEqual(['Total', '', '', '30', '0', '0', '30', '']);
    expect(paid.slice(0, -1).every(([day]) => day === '2026-11-20')).toBe(true);
    await tonada.giveBack('run', tonada.ofLabel);
    const back = await read();
    expect(back).toHaveLength(9);
    expect(back.at(-1)?.slice(3, 7)).toEqual(['0', '0', '0', '0']);
    expect(back.filter((row) => row.at(-1) === 'Cuenta cerrada')).toHaveLength(4);
  });

  it('is a paper with sums, months and payments in the same words', async () => {
    const entries = await findPaidIn(tonada.db, tonada.ofLabel, '2026');
    const party = { name: 'Casa', country: 'ES', taxId: null, address: null };
    const parties = { from: { ...party, name: 'Tonada' }, to: party };
    const reader = { language: 'es', today: '2026-11-20' };
    const paper = describeCertificate({ year: '2026', entries }, parties, reader);
    const written = (row: readonly string[]) => row.map((cell) => cell.replace('\u00a0', ' '));
    expect(paper).toMatchObject({ title: 'Certificado anual de pagos', period: '2026' });
    expect(paper.sums.map(written)).toEqual([
      ['Pagado', '30,00 €'],
      ['Retenido', '0,00 €'],
      ['Recibido', '30,00 €'],
    ]);
    expect(paper.tables[0]?.rows.map(written)).toEqual([
      ['septiembre de 2026', '10,00 €'],
      ['octubre de 2026', '20,00 €'],
    ]);
    expect(paper.tables[1]?.rows).toHaveLength(4);
  });

  it('is a PDF for its payee and for finance, and for nobody else', async () => {
    const query = 'year=2026&format=pdf';
    const own = await ask(`label/certificate?${query}`, 'label');
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.headers['content-disposition']).toBe('attachment; filename="certificado-2026.pdf"');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const states: [string, string, number][] = [
      [`artist/certificate?${query}`, uno, 200],
      // The label pays this artist.
      [`artist/certificate?${query}`, faro, 404],
      [`artist/certificate?${query}&artist=${uno}`, faro, 404],
      [`label/certificate?${query}&label=${tonada.labelId}`, uno, 403],
      [`payee/certificate?${query}`, 'listener', 404],
      [`admin/certificate?${query}&receiver=label%20${tonada.labelId}`, 'label', 403],
      ['label/certificate?year=2025&format=csv', 'label', 404],
      ['label/certificate?year=ayer&format=csv', 'label', 400],
    ];
    for (const [path, who, status] of states) {
      expect([path, (await ask(path, who)).statusCode]).toEqual([path, status]);
    }
    const ofFinance = (receiver: string) =>
      tonada.call(
        'GET',
        `certificate?year=2026&format=csv&receiver=${encodeURIComponent(receiver)}`,
      );
    expect((await ofFinance(tonada.ofLabel)).statusCode).toBe(200);
    expect((await ofFinance('none')).statusCode).toBe(404);
    const unpaid = await ask('label/certificate?year=2025&format=csv', 'label');
    expect(unpaid.json()).toMatchObject({ error: 'En 2025 no se pagó nada.' });
  });
});
