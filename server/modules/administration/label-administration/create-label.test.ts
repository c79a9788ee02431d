import { afterAll, describe, expect, it } from 'vitest';
import type { AdminLabel } from '#contract/label-administration.ts';
import { startLabelAdministration } from '../../../testing/start-label-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';

const tonada = await startTestApp();
const { admin, create, list, lastAction } = await startLabelAdministration(tonada);
afterAll(() => tonada.close());

describe('a new label', () => {
  // Proves administration: A new label
  it('is pending, has no figures, and is first paid 30 days later', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const label = answer.json<AdminLabel>();
    expect(label).toEqual({
      id: label.id,
      name: 'Mareas Altas',
      email: 'hola@mareas.example',
      website: 'https://mareas.example',
      country: 'ES',
      foundedYear: 2026,
      totalArtists: 0,
      totalTracks: 0,
      monthlyRoyalties: 0,
      isOwed: false,
      totalRoyaltiesPaid: 0,
      agreementEndsOn: null,
      contractStatus: 'pending',
      royaltyRate: 70,
      nextPaymentDate: '2026-12-20',
      contactPerson: 'Luz Cañas',
      phone: '+34 910 555 001',
    });
    expect((await list('q=mareas')).labels).toEqual([label]);
    expect(await lastAction()).toMatchObject({
      actor: { id: admin.id, name: 'Jefa' },
      action: 'label.create',
      target: { kind: 'label', id: label.id, name: 'Mareas Altas' },
      before: null,
      after: { email: 'hola@mareas.example', country: 'ES', royaltyRate: 70, foundedYear: 2026 },
      address: '127.0.0.1',
    });
  });

  it('needs only name, email, country and rate', async () => {
    const nothing = { website: null, foundedYear: null, contactPerson: null, phone: null };
    const answer = await create({ name: 'Poco', email: 'poco@example.com', ...nothing });
    expect(answer.json()).toMatchObject({ name: 'Poco', ...nothing });
    expect((await lastAction())?.after).not.toHaveProperty('website');
  });

  // Proves administration: Its mistakes
  it.each<[string, object, string, RegExp]>([
    ['without a name', { name: ' ' }, 'name', /obligatorio/],
    ['with an invisible name', { name: '\u200b' }, 'name', /obligatorio/],
    [
      'with the name of another',
      { name: 'Mareas Altas', email: 'b@b.example' },
      'name',
      /Ya existe/,
    ],
    ['with that name in other letters', { name: 'MAREAS  altas' }, 'name', /Ya existe/],
    ['with that name without a space', { name: 'MareasAltas' }, 'name', /Ya existe/],
    ['with two lines', { name: 'Mareas\nBcc: a@b.example' }, 'name', /una sola línea/],
    ['with the name of the product', { name: 'to nada' }, 'name', /reservado/],
    ['without an email', { email: '' }, 'email', /obligatorio/],
    ['with what is no email', { email: 'luz' }, 'email', /email/],
    [
      'with the email of another',
      { name: 'Otra', email: 'HOLA@mareas.example' },
      'email',
      /Otro label/,
    ],
    ['with a website of another kind', { website: 'javascript:alert(1)' }, 'website', /https/],
    ['with a website without its beginning', { website: 'mareas.example' }, 'website', /https/],
    ['from a country that is not on offer', { country: 'AR' }, 'country', /válido/],
    ['founded before 1900', { foundedYear: 1899 }, 'foundedYear', /no menor que 1900/],
    ['founded in a year to come', { foundedYear: 2027 }, 'foundedYear', /entre 1900 y 2026/],
    ['with a rate below nothing', { royaltyRate: -1 }, 'royaltyRate', /no menor que 0/],
    ['with a rate above all', { royaltyRate: 101 }, 'royaltyRate', /no mayor que 100/],
    ['with a rate in parts', { royaltyRate: 70.5 }, 'royaltyRate', /entero/],
    ['with a name that is too long', { name: 'x'.repeat(121) }, 'name', /120/],
    ['with a phone that is too long', { phone: '1'.repeat(41) }, 'phone', /40/],
  ])('is refused %s', async (_what, changes, field, sentence) => {
    const before = await tonada.db.$count(labelTable);
    const answer = await create(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toMatch(sentence);
    expect(await tonada.db.$count(labelTable)).toBe(before);
  });

  // Proves administration: One name, many at once
  it('is created once of five simultaneous ones with the same name', async () => {
    const requested = Array.from({ length: 5 }, (_, index) =>
      create({ name: 'Sello Gemelo', email: `gemelo-${index}@sellos.example` }),
    );
    const statuses = (await Promise.all(requested)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400, 400]);
    expect((await list('q=gemelo')).total).toBe(1);
  });

  it('cannot be created by an admin whose right was withdrawn meanwhile', async () => {
    const other = await tonada.signIn({ role: 'admin', status: 'suspended' });
    expect((await create({ name: 'X', email: 'x@example.com' }, other)).statusCode).toBe(401);
  });
});
