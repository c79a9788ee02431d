import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox, tokenIn } from '../../../testing/read-emails.ts';
import { type ContractApp, made, startContractApp } from '../../../testing/start-contract-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { changeUser } from '../../people/user/user.repository.ts';

let tonada: ContractApp;
beforeAll(async () => {
  tonada = await startContractApp();
});
beforeEach(() => tonada.startAnew());
afterAll(() => tonada.close());

let count = 0;
async function offerByEmail() {
  const email = `artista${(count += 1)}@example.com`;
  const offer = made(await tonada.offerNew({ email }));
  await tonada.app.jobs.runDue();
  const token = await eventually(() => {
    const emails = readOutbox(tonada.config.dataDir, email);
    expect(emails).toHaveLength(1);
    return tokenIn(emails[0] ?? '');
  });
  return { ...offer, email, token };
}
const follow = (token: string, who?: SignedIn) =>
  tonada.send('POST', 'auth/verify-email', { who, payload: { token } });

describe('an offer to a new artist', () => {
  // Proves contracts: An unproven address sees no offer
  it('is hidden from a user who registered the address without reading its emails', async () => {
    const { email, contractId } = await offerByEmail();
    const impostor = await tonada.signIn({ email, role: 'artist', emailVerifiedAt: null });
    expect(await tonada.getOffers(impostor)).toEqual([]);
    expect((await tonada.answer(contractId, true, impostor)).statusCode).toBe(404);
  });

  // Proves contracts: The link of an offer
  it('belongs to the account that first opens its link, whatever its email', async () => {
    const { contractId, token } = await offerByEmail();
    expect((await follow(token)).statusCode).toBe(403);
    const musician = await tonada.signIn({ role: 'user' });
    expect((await follow(token, musician)).json()).toMatchObject({
      purpose: 'offer',
      user: { role: 'artist' },
    });
    expect(await tonada.getOffers(musician)).toMatchObject([{ id: contractId }]);
    const other = await tonada.signIn({ role: 'artist' });
    expect((await follow(token, other)).statusCode).toBe(400);
    expect((await tonada.answer(contractId, true, musician)).statusCode).toBe(204);
  });

  // Proves contracts: Not for labels and staff
  it('cannot belong to label members, editors or admins', async () => {
    const { token } = await offerByEmail();
    for (const role of ['label', 'editorial', 'admin'] as const) {
      expect((await follow(token, await tonada.signIn({ role }))).statusCode).toBe(403);
    }
  });

  // Proves contracts: One mail an hour
  it('sends an address one email an hour, however many offers are made and withdrawn', async () => {
    const { email, contractId } = await offerByEmail();
    await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa');
    const readEmails = () => readOutbox(tonada.config.dataDir, email);
    const again = made(await tonada.offerNew({ email, name: 'Otra Voz' }));
    await tonada.app.jobs.runDue();
    // Mails are sent in order, so this one follows any premature one.
    await offerByEmail();
    expect(readEmails()).toHaveLength(1);
    tonada.clock.advance(2 * 3_600_000);
    await tonada.app.jobs.runDue();
    await eventually(() => expect(readEmails()).toHaveLength(2));
    const musician = await tonada.signIn({ role: 'user' });
    await follow(tokenIn(readEmails()[1] ?? ''), musician);
    expect(await tonada.getOffers(musician)).toMatchObject([{ id: again.contractId }]);
  });

  // Proves contracts: A dead link
  it('has an invalid link once it was withdrawn', async () => {
    const { contractId, token } = await offerByEmail();
    await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa');
    expect((await follow(token, await tonada.signIn())).statusCode).toBe(400);
  });
});

// Proves contracts: Unproven emails accept nothing
it('a user with an unproven email cannot accept an offer, but can decline it', async () => {
  const { contractId } = made(await tonada.offer(faro));
  const { db, speaker } = tonada;
  await changeUser(db, speaker.id, { emailVerifiedAt: null });
  const refused = await tonada.answer(contractId, true);
  await changeUser(db, speaker.id, { emailVerifiedAt: new Date() });
  expect(refused.statusCode).toBe(403);
  expect((await tonada.answer(contractId, false)).statusCode).toBe(204);
});
