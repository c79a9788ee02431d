import type {
  AdminLabel,
  AdminLabelDetails,
  AdminLabelList,
  ChangeLabelBody,
} from '#contract/label-administration.ts';
import { startAdministration } from './start-administration.ts';
import type { SignedIn, TestApp } from './start-test-app.ts';

/** What a caller has seen of a label. */
export const seenOfLabel = (label: AdminLabel): ChangeLabelBody['seen'] => ({
  name: label.name,
  email: label.email,
  website: label.website,
  country: label.country,
  foundedYear: label.foundedYear,
  contactPerson: label.contactPerson,
  phone: label.phone,
  royaltyRate: label.royaltyRate,
  contractStatus: label.contractStatus,
});

const aLabel = {
  name: 'Mareas Altas',
  email: ' Hola@Mareas.example ',
  website: 'https://mareas.example',
  country: 'ES',
  foundedYear: 2026,
  contactPerson: 'Luz Cañas',
  phone: '+34 910 555 001',
  royaltyRate: 70,
} as const;

export async function startLabelAdministration(tonada: TestApp) {
  const administration = await startAdministration(tonada);
  const { admin, call } = administration;
  const list = async (query = '') => (await call('GET', `labels?${query}`)).json<AdminLabelList>();
  const read = async (id: string) => (await call('GET', `labels/${id}`)).json<AdminLabel>();
  const details = async (id: string) =>
    (await call('GET', `labels/${id}/details`)).json<AdminLabelDetails>();
  const create = (changes: object = {}, who: SignedIn = admin) =>
    call('POST', 'labels', { who, payload: { ...aLabel, ...changes } });

  /** Changes a label as just read. */
  async function change(id: string, changes: object, who: SignedIn = admin) {
    const payload = { seen: seenOfLabel(await read(id)), changes };
    return call('PATCH', `labels/${id}`, { who, payload });
  }
  return { ...administration, list, read, details, create, change };
}
