import { and, eq, inArray, isNull } from '#drizzle/orm.ts';
import type { AccountParts } from '#rules/account-rules.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { labelMemberTable } from '../../modules/catalogue/label/label-member.table.ts';
import { labelTable } from '../../modules/catalogue/label/label.table.ts';
import { userTable } from '../../modules/people/user/user.table.ts';
import { takePayees } from '../../modules/catalogue/payee/index.ts';
import { payeeTable } from '../../modules/catalogue/payee/payee.table.ts';
import { sealAccount } from '../../modules/money/payout-account/index.ts';
import { payoutAccountTable } from '../../modules/money/payout-account/payout-account.table.ts';

/** Spain's example in the registry (ISO 13616); nobody's account. */
const exampleIban = 'ES9121000418450200051332';

/** Of banks with codes that nobody has; two labels have none yet. */
const accounts: readonly (AccountParts & { label: string })[] = [
  { label: 'Marejada Records', country: 'ES', iban: 'ES1199990418450200051332' },
  { label: 'Aljibe', country: 'ES', iban: 'ES5699990418450200067788' },
  { label: 'La Azotea', country: 'MX', bank: 'Banco Anáhuac', number: '999180000118359713' },
  { label: 'Casa Jacaranda', country: 'MX', bank: 'Banco Tapatío', number: '999320000451209869' },
  { label: 'Sierra Baja', country: 'MX', bank: 'Banco Regio', number: '999580000277344010' },
  {
    label: 'Ediciones Calandria',
    country: 'AR',
    bank: 'Banco del Litoral',
    number: '9990341311223344556675',
  },
  {
    label: 'Cordillera Sonora',
    country: 'CO',
    bank: 'Banco de los Andes',
    code: '999',
    number: '20455510103',
  },
  { label: 'Calamina', country: 'PE', bank: 'Banco Rímac', number: '99919300123456789012' },
  {
    label: 'Faro Sur',
    country: 'CL',
    bank: 'Banco Austral',
    code: '999',
    number: '1234567890',
  },
  {
    label: 'Neón Criollo',
    country: 'US',
    bank: 'Bay Bank of Miami',
    code: '999000124',
    number: '000455510109',
  },
  {
    label: 'Clave & Sal',
    country: 'US',
    bank: 'Bank of the Keys',
    code: '999000344',
    number: '7865550111',
  },
];

export const payoutAccountSeeds = (vault: Vault): readonly Seed[] => [
  {
    name: '0027_payout-accounts',
    async add(tx, now) {
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const people = demoAccounts.map(({ listenerId }) => listenerId);
      const names = demoAccounts.flatMap(({ label }) => label ?? []);
      const members = await tx
        .select({
          labelId: labelTable.id,
          holder: labelTable.name,
          actorId: userTable.id,
          actorName: userTable.displayName,
        })
        .from(labelMemberTable)
        .innerJoin(labelTable, eq(labelTable.id, labelMemberTable.labelId))
        .innerJoin(userTable, eq(userTable.id, labelMemberTable.userId))
        .where(and(inArray(labelTable.name, names), inArray(userTable.id, people)));
      const owners = members.map(({ labelId: id }) => ({ kind: 'label', id }) as const);
      const getPayee = await takePayees(tx, owners, now);
      const rows = members.map(({ holder, labelId, ...member }) => {
        const payeeId = getPayee({ kind: 'label', id: labelId });
        const account = { country: 'ES', holder, iban: exampleIban };
        return {
          ...member,
          ...sealAccount(vault, payeeId, account),
          id: `pac_${labelId}`,
          payeeId,
          version: 1,
          country: account.country,
          setAt: now,
        };
      });
      await insertAll(tx, payoutAccountTable, rows);
    },
  },
  {
    name: '0044_accounts-of-the-world',
    async add(tx, now) {
      const named = accounts.map(({ label }) => label);
      const labels = await tx
        .select({ id: labelTable.id, name: labelTable.name, person: labelTable.contactPerson })
        .from(labelTable)
        .leftJoin(payeeTable, eq(payeeTable.labelId, labelTable.id))
        .leftJoin(payoutAccountTable, eq(payoutAccountTable.payeeId, payeeTable.id))
        .where(and(inArray(labelTable.name, named), isNull(payoutAccountTable.id)));
      const owners = labels.map(({ id }) => ({ kind: 'label', id }) as const);
      const getPayee = await takePayees(tx, owners, now);
      const rows = accounts.flatMap(({ label: holder, ...account }) => {
        const found = labels.find(({ name }) => name === holder);
        if (found === undefined) return [];
        const { id, person } = found;
        const payeeId = getPayee({ kind: 'label', id });
        return {
          ...sealAccount(vault, payeeId, { ...account, holder }),
          id: `pac_${id}`,
          payeeId,
          version: 1,
          country: account.country,
          setAt: now,
          actorId: 'usr_demo',
          actorName: person ?? holder,
        };
      });
      await insertAll(tx, payoutAccountTable, rows);
    },
  },
];
