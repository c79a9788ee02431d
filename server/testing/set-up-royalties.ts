import { afterAll, beforeAll, beforeEach } from 'vitest';
import { uno } from './start-payment-app.ts';
import { startRoyalties } from './start-royalties.ts';

type Royalties = Awaited<ReturnType<typeof startRoyalties>> & {
  /** Of the label of faro. */
  labelId: string;
  /** Ids of payees. */
  ofLabel: string;
  ofUno: string;
};

/**
 * For the tests of a file: the app for payments, and before each test two closed months.
 *
 * @param account the label's, by its IBAN; none by default.
 */
export function setUpRoyalties({ account }: { account?: string } = {}): Royalties {
  const royalties = {} as Royalties;
  beforeAll(async () => {
    Object.assign(royalties, await startRoyalties());
  });
  afterAll(() => royalties.close());
  beforeEach(async () => {
    const labelId = await royalties.closeTwoMonths();
    const ofLabel = await royalties.payeeOf('label', labelId);
    const ofUno = await royalties.payeeOf('artist', uno);
    Object.assign(royalties, { labelId, ofLabel, ofUno });
    if (account !== undefined) await royalties.name(labelId, 1, account);
  });
  return royalties;
}
