import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PayoutAccountState } from '#contract/payout-account.ts';
import { deleteKept } from '../../../testing/delete-kept.ts';
import { type ContractApp, startContractApp } from '../../../testing/start-contract-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';

let tonada: ContractApp;
beforeAll(async () => {
  tonada = await startContractApp();
  await tonada.startAnew();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await deleteKept(tonada.db, payoutAccountTable);
});

const put = (account: object) =>
  tonada.app.inject({
    method: 'PUT',
    url: `/api/label/payout-account?label=${tonada.labels.casa}`,
    headers: tonada.people['casa']?.headers ?? {},
    payload: { version: 0, account },
  });

async function read(of: 'label' | 'artist' = 'label') {
  const [who, named] =
    of === 'label' ? [tonada.people['casa'], tonada.labels.casa] : [tonada.speaker, faro];
  const url = `/api/${of}/payout-account?${of}=${named}`;
  const answer = await tonada.app.inject({ url, headers: who?.headers ?? {} });
  return answer.json<PayoutAccountState>();
}

const mexican = { country: 'MX', holder: 'Casa', bank: 'Banco', number: '032180000118359719' };

it.each([
  [mexican, 'MX •••• 9719'],
  [{ ...mexican, country: 'AR', number: '2850590940090418135201' }, 'AR •••• 5201'],
  [{ ...mexican, country: 'US', code: '021000021', number: '000123456' }, 'US •••• 3456'],
  [{ ...mexican, country: 'JP', code: 'BOTKJPJT', number: '1234567' }, 'JP •••• 567'],
  [{ country: 'ES', holder: 'Casa', iban: 'DE89370400440532013000' }, 'DE •••• 3000'],
])('may be %j', async (given, number) => {
  expect((await put(given)).json()).toMatchObject({
    account: { holder: 'Casa', country: number.slice(0, 2), number },
  });
  // Repeated, it is the same account.
  expect((await put(given)).json()).toMatchObject({ version: 1 });
});

// Proves payments: Refused at the field
it.each([
  [{ ...mexican, number: '032180000118359718' }, 'number', /^Revisa la CLABE/],
  [{ ...mexican, country: 'AR' }, 'number', /^Revisa el CBU/],
  [{ ...mexican, country: 'US', code: '021000022' }, 'code', /^Revisa el número de ruta/],
  [{ ...mexican, country: 'JP', code: 'BOTK' }, 'code', /^Revisa el BIC/],
  [{ ...mexican, bank: '' }, 'bank', /^Escribe el nombre del banco/],
  [{ ...mexican, country: 'YU' }, 'country', /^Elige el país/],
  [{ ...mexican, country: 'KP' }, 'country', /^Aquí no se pueden enviar pagos/],
])('is refused as %j, with a sentence at %s', async (given, field, sentence) => {
  const answer = await put(given);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: { [field]: expect.stringMatching(sentence) as string },
  });
  expect(await tonada.db.$count(payoutAccountTable)).toBe(0);
});

it('is of the payee’s country at first', async () => {
  const { casa } = tonada.labels;
  await tonada.db.update(labelTable).set({ country: 'UK' }).where(eq(labelTable.id, casa));
  expect((await read()).country).toBe('GB');
  await tonada.db.update(labelTable).set({ country: null }).where(eq(labelTable.id, casa));
  expect((await read()).country).toBeNull();
  expect((await read('artist')).country).toEqual(expect.any(String));
});
