import { eq } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { AdminLabel } from '#contract/label-administration.ts';
import {
  seenOfLabel,
  startLabelAdministration,
} from '../../../testing/start-label-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { findOrAddLabels } from '../../catalogue/label/label.repository.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { staffActionTable } from '../../accounts/staff-action/staff-action.table.ts';

const tonada = await startTestApp();
const { call, change, create, lastAction, list, read } = await startLabelAdministration(tonada);
afterAll(() => tonada.close());

const add = async (name: string) =>
  (await create({ name, email: `${name}@sellos.example` })).json<AdminLabel>().id;

describe('a change of a label', () => {
  // Proves administration: A change of a label is logged
  it('is logged with the old and the new values', async () => {
    const id = await add('una');
    const answer = await change(id, {
      name: 'Una Ñu',
      contractStatus: 'active',
      website: null,
      royaltyRate: 65,
      country: 'ES',
    });
    expect(answer.json()).toMatchObject({ name: 'Una Ñu', website: null, royaltyRate: 65 });
    expect(await lastAction()).toMatchObject({
      action: 'label.change',
      target: { kind: 'label', id, name: 'una' },
      before: {
        name: 'una',
        contractStatus: 'pending',
        website: 'https://mareas.example',
        royaltyRate: 70,
      },
      after: { name: 'Una Ñu', contractStatus: 'active', website: null, royaltyRate: 65 },
    });
    expect((await lastAction())?.after).not.toHaveProperty('country');
    expect((await list('q=una+nu')).labels.map((label) => label.id)).toEqual([id]);
  });

  it('without effect is not logged', async () => {
    const id = await add('igual');
    const before = await tonada.db.$count(staffActionTable);
    expect((await change(id, { email: 'IGUAL@sellos.example' })).statusCode).toBe(200);
    expect(await tonada.db.$count(staffActionTable)).toBe(before);
  });

  // Proves forms: Saved twice: label
  // Proves administration: Two at once who change a label
  it('that comes second is rejected with the first one’s values', async () => {
    const id = await add('dos');
    const seen = seenOfLabel(await read(id));
    await change(id, { contractStatus: 'active', phone: null, royaltyRate: 60 });
    const payload = { seen, changes: { name: 'Dos más' } };
    const answer = await call('PATCH', `labels/${id}`, { payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'duplicate',
      error: expect.stringMatching(/^Otra persona cambió este label/) as string,
      fields: {
        contractStatus: 'Ahora es «Activo».',
        phone: 'Ahora está vacío.',
        royaltyRate: 'Ahora es «60».',
      },
    });
    expect((await read(id)).name).toBe('dos');
  });

  it('of one known only from albums fills in missing fields', async () => {
    const id = (await findOrAddLabels(tonada.db, ['De Discos'])).get('De Discos') ?? '';
    expect((await change(id, { email: 'de@discos.example' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ email: 'de@discos.example', country: null });
  });

  it('of one with an unknown contract status treats it as over', async () => {
    const id = await add('rara');
    const odd = { contractStatus: 'suspended' as 'expired' };
    await tonada.db.update(labelTable).set(odd).where(eq(labelTable.id, id));
    expect((await read(id)).contractStatus).toBe('expired');
    expect((await change(id, { phone: null })).statusCode).toBe(200);
  });

  it.each<[string, object, string]>([
    ['the name of another', { name: 'primera' }, 'name'],
    ['the email of another', { email: 'Primera@Sellos.example' }, 'email'],
    ['a year to come', { foundedYear: 2027 }, 'foundedYear'],
    ['a rate above all', { royaltyRate: 100.5 }, 'royaltyRate'],
    ['a website of another kind', { website: 'ftp://x.example' }, 'website'],
    ['a contract that there is not', { contractStatus: 'maybe' }, 'contractStatus'],
  ])('to %s is refused at the field', async (what, changes, field) => {
    await create({ name: 'primera', email: 'primera@sellos.example' });
    const id = await add(`otra ${what}`.replaceAll(' ', '-'));
    const answer = await change(id, changes);
    expect(answer.statusCode).toBe(400);
    const [named] = Object.keys(answer.json<{ fields: object }>().fields);
    expect(named?.replace('changes.', '')).toBe(field);
  });

  it('of an unknown one is not found', async () => {
    const seen = seenOfLabel(await read(await add('alguna')));
    const answer = await call('PATCH', 'labels/lab_nadie', { payload: { seen, changes: {} } });
    expect(answer.statusCode).toBe(404);
  });
});
