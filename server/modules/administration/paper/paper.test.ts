import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { papersAddressSchema } from '#contract/paper.ts';
import { roleSchema } from '#contract/user.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { nameAccount } from '../../../testing/name-account.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { importFigures } from '../../figures/figures/index.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { drawPaper } from './draw-paper.ts';
import { readPaper, readStatement } from './read-papers.ts';

let tonada: PaymentApp;
const people: Record<string, SignedIn> = {};
let casa = '';

beforeAll(async () => {
  tonada = await startPaymentApp();
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  people['money'] = await tonada.signIn({ role: 'admin', rights: ['money'] });
  people['other'] = await tonada.signIn({ role: 'admin', rights: ['people'] });
  for (const artistId of [faro, uno]) {
    const person = await tonada.signIn({ role: 'artist' });
    await tonada.db.insert(artistMemberTable).values({ artistId, userId: person.id });
    people[artistId] = person;
  }
});
afterAll(() => tonada.close());

/** October under a label, with a correction of September; another artist without one. */
beforeEach(async () => {
  await tonada.clear();
  casa = await addLabelContract(tonada.db, 'Casa', {
    artistId: faro,
    startsOn: '2026-01-01',
    royaltyRate: 50,
  });
  const day = (artist: string, date: string, earned: number) => `${artist},${date},100,${earned}`;
  const first = [day(faro, '2026-09-10', 10), day(uno, '2026-10-10', 3)];
  await importFigures(tonada.db, ['artist,day,streams,earnings', ...first].join('\n'));
  await tonada.closeBefore('2026-10');
  const second = [
    day(faro, '2026-09-10', 6),
    day(faro, '2026-10-10', 20.01),
    day(uno, '2026-10-10', 3),
  ];
  await importFigures(tonada.db, ['artist,day,streams,earnings', ...second].join('\n'));
  await tonada.closeBefore('2026-11');
  const member = await tonada.signIn({ role: 'label' });
  await tonada.db.insert(labelMemberTable).values({ labelId: casa, userId: member.id });
  people['casa'] = member;
});

const ask = (url: string, who?: string) =>
  tonada.app.inject({ url, headers: (who === undefined ? undefined : people[who]?.headers) ?? {} });

const findStatement = async (artistId: string, month: string) => {
  const all = await tonada.readStatements();
  const found = all.find((row) => row.artistId === artistId && row.month === month);
  if (found === undefined) throw new Error(`No statement of ${artistId} in ${month}.`);
  return found;
};

async function makePaper(artistId: string, month: string) {
  const found = await readStatement(tonada.db, await findStatement(artistId, month));
  if (found === null) throw new Error('No statement.');
  const reading = {
    config: tonada.config,
    vault: tonada.vault,
    language: 'es',
    today: '2026-11-20',
  };
  return readPaper(tonada.db, found, reading);
}

describe('a statement as a paper', () => {
  // Proves payments: A statement as a PDF
  it('says number, both sides, period, lines with corrections, and sums to the cent', async () => {
    const { id } = await findStatement(faro, '2026-10');
    const paper = await makePaper(faro, '2026-10');
    expect(paper).toMatchObject({
      title: 'Extracto',
      period: 'octubre de 2026',
      number: id,
      parties: [{ role: 'De' }, { role: 'Para' }],
    });
    expect(paper.parties[0]?.facts).toEqual([
      ['Nombre', 'Casa'],
      ['Identificación fiscal', 'No consta'],
      ['Domicilio', 'No consta'],
    ]);
    const [lines] = paper.tables;
    expect(lines?.rows.map((row) => row.map((cell) => cell.replace('\u00a0', ' ')))).toEqual([
      ['Contado en otra parte, en octubre de 2026', '20,01 €', '50 %', '10,01 €'],
      [
        'Corrección de lo contado en otra parte, en septiembre de 2026',
        '-4,00 €',
        '50 %',
        '-2,00 €',
      ],
    ]);
    expect(lines?.total?.at(-1)).toMatch(/^8,01.€$/);
  });

  // Proves payments: Missing data, and the holder
  it('names the service and the holder of the account where the service pays', async () => {
    const service = {
      companyName: 'Tonada SL',
      companyTaxId: 'B12345678',
      companyAddress: 'Calle Mayor 1',
    };
    const found = await readStatement(tonada.db, await findStatement(uno, '2026-10'));
    const account = { version: 1, account: 'ES9121000418450200051332', holder: 'Uno Peña' };
    await nameAccount(tonada, { kind: 'artist', id: uno }, account);
    if (found === null) throw new Error('No statement.');
    const paper = await readPaper(tonada.db, found, {
      config: { ...tonada.config, ...service },
      vault: tonada.vault,
      language: 'es',
      today: '2026-11-20',
    });
    expect(paper.parties.map(({ facts }) => facts)).toEqual([
      [
        ['Nombre', 'Tonada SL'],
        ['Identificación fiscal', 'B12345678'],
        ['Domicilio', 'Calle Mayor 1'],
      ],
      [
        ['Nombre', 'Uno'],
        ['Identificación fiscal', 'No consta'],
        ['Domicilio', expect.any(String)],
        ['Titular de la cuenta de cobro', 'Uno Peña'],
      ],
    ]);
    expect(JSON.stringify(paper)).not.toContain('1332');
  });

  // Proves payments: Letters of the PDF
  it('is a PDF with letters of Spanish and Cyrillic, on as many pages as it needs', async () => {
    const paper = await makePaper(faro, '2026-10');
    const [lines] = paper.tables;
    if (lines === undefined) throw new Error('No lines.');
    const rows = Array.from({ length: 120 }, (_, index) => [
      `Ñandú € Жук ${index}`,
      '',
      '',
      '1,00 €',
    ]);
    const bytes = await drawPaper({ ...paper, tables: [{ ...lines, rows }] });
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d/);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
    const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
      ([, each = '']) => {
        try {
          return inflateSync(Buffer.from(each, 'latin1')).toString('latin1');
        } catch {
          return '';
        }
      },
    );
    // Tagged, so that it can be read out.
    const marks = '/StructTreeRoot|/Marked true|/S /H1|/S /Table|/S /TH|/S /TD|/Lang (es'.split(
      '|',
    );
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(text.match(/\/S \/TR\b/g)?.length).toBeGreaterThan(120);
    // The table of letters of a font: Ñ, €, Ж.
    for (const letter of ['00d1', '20ac', '0416']) {
      expect(streams.some((each) => each.includes(`<${letter}>`))).toBe(true);
    }
  });

  // Proves payments: Access to the PDF
  it('is for its artist, its label and who oversees them', async () => {
    const { id } = await findStatement(faro, '2026-10');
    const ofArtist = (query = '') => `/api/artist/payments/${id}/pdf${query}`;
    const ofLabel = (query = '') => `/api/label/statements/${id}/pdf${query}`;
    const got = await ask(ofArtist(), faro);
    expect(got.headers['content-type']).toBe('application/pdf');
    expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const states: [string, string | undefined, number][] = [
      [ofArtist(), undefined, 401],
      [ofArtist(), 'user', 403],
      [ofArtist(), uno, 404],
      [ofArtist(`?artist=${faro}`), 'admin', 200],
      [ofLabel(), 'casa', 200],
      [ofLabel(), 'label', 404],
      [ofLabel(), faro, 403],
      ['/api/artist/payments/none/pdf', faro, 404],
    ];
    for (const [url, who, status] of states) expect((await ask(url, who)).statusCode).toBe(status);
  });

  it('exists of the label’s own month too', async () => {
    const [own] = await tonada.readOwnStatements();
    const answer = await ask(`/api/label/statements/${own?.id}/pdf`, 'casa');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${own?.month}-${own?.id}.pdf"`,
    );
  });
});

async function load(file: string, who: string, of: 'label' | 'admin') {
  const { address } = papersAddressSchema.parse(
    (await ask(`/api/${of}/papers?file=${file}`, who)).json(),
  );
  return ask(address);
}

describe('all papers of a month', () => {
  // Proves payments: All papers of a month
  it('are a PDF for each statement and a table whose amounts add up to them', async () => {
    const answer = await load('2026-10.zip', 'money', 'admin');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="extractos-2026-10.zip"',
    );
    const files = unzipSync(answer.rawPayload);
    const all = [...(await tonada.readStatements()), ...(await tonada.readOwnStatements())].filter(
      ({ month }) => month === '2026-10',
    );
    const papers = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(papers).toHaveLength(all.length);
    for (const { id } of all) expect(papers.some((name) => name.endsWith(`${id}.pdf`))).toBe(true);
    const [, ...lines] = strFromU8(files['lineas-2026-10.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n');
    const amounts = lines.map((line) => Number(line.split(';').at(-1)?.replace(',', '.')));
    const cents = all.reduce((sum, { payable, carried }) => sum + payable + carried, 0);
    expect(Math.round(amounts.reduce((sum, each) => sum + each, 0) * 100)).toBe(cents);
  });

  // Proves payments: A label's papers
  it('of a label are its own alone', async () => {
    const names = Object.keys(unzipSync((await load('2026-10.zip', 'casa', 'label')).rawPayload));
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
    expect(names.some((name) => name.includes('Uno'))).toBe(false);
  });

  it.each<[string, string | undefined, number]>([
    ['admin', undefined, 401],
    ['admin', 'other', 403],
    ['admin', 'casa', 403],
    ['admin', 'money', 200],
    ['label', 'label', 404],
    ['label', 'casa', 200],
    ['label', faro, 403],
  ])('/api/%s/papers to %s answers %i', async (of, who, status) => {
    expect((await ask(`/api/${of}/papers?file=2026-10.zip`, who)).statusCode).toBe(status);
  });

  it('of a month without statements are not found, and their address is signed', async () => {
    expect((await ask('/api/admin/papers?file=2026-11.zip', 'money')).statusCode).toBe(404);
    expect((await ask('/api/papers/all/2026-10.zip?e=99999999&s=k0.x', 'money')).statusCode).toBe(
      403,
    );
    const { address } = (await ask('/api/label/papers?file=2026-10.zip', 'casa')).json<{
      address: string;
    }>();
    expect((await ask(address.replace(casa, 'all'))).statusCode).toBe(403);
  });
});

describe('a year', () => {
  // Proves payments: A year
  it('is a table of months and artists', async () => {
    const rows = (await load('2026.csv', 'money', 'admin')).body.trim().split('\r\n');
    expect(rows[0]).toMatch(/Artista;Disquera;2026-01;.*;2026-12;Total$/);
    expect(rows.slice(1)).toEqual([
      'Faro Norte;Casa;;;;;;;;;5;8,01;;;13,01',
      'Uno;;;;;;;;;;;3;;;3',
      'Lo de la disquera;Casa;;;;;;;;;5;8;;;13',
      'Total;;;;;;;;;;10;19,01;;;29,01',
    ]);
  });

  it('of a label has its artists and its commission', async () => {
    const rows = (await load('2026.csv', 'casa', 'label')).body.trim().split('\r\n');
    expect(rows.map((row) => row.split(';')[0]).slice(1)).toEqual([
      'Faro Norte',
      'Lo de la disquera',
      'Total',
    ]);
  });
});
