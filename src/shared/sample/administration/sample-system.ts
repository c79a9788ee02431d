import type {
  ServiceSetting,
  ServiceSettings,
  StaffActionList,
} from '../../contract/administration.ts';

/** State of this visit. */
let settings: ServiceSettings = {
  maintenance: false,
  registrations: true,
  uploads: true,
  staffFactor: false,
  payeeFactor: false,
  nightlyBackup: true,
  nightlyLook: true,
  payByListener: false,
};

export const sampleSettings = (): ServiceSettings => settings;

/** Lasts for the visit. */
export function switchSampleSetting(name: ServiceSetting, isOn: boolean): ServiceSettings {
  settings = { ...settings, [name]: isOn };
  return settings;
}

const actor = { id: 'usr_sample-5', name: 'Julián Arnedillo' };
const address = '192.0.2.7';

/** Newest first. */
export const sampleActions: StaffActionList = {
  actions: [
    {
      id: '3',
      at: '2026-11-18T16:40:00.000Z',
      actor,
      action: 'user.suspend',
      target: { kind: 'user', id: 'usr_sample-9', name: 'Chepe Barrientos' },
      before: { status: 'active' },
      after: { status: 'suspended' },
      address,
    },
    {
      id: '2',
      at: '2026-11-17T09:12:00.000Z',
      actor,
      action: 'user.change',
      target: { kind: 'user', id: 'usr_sample-6', name: 'Tomás Olmedo' },
      before: { subscription: 'free', country: 'ES' },
      after: { subscription: 'student', country: 'CO' },
      address,
    },
    {
      id: '1',
      at: '2026-11-12T11:05:00.000Z',
      actor,
      action: 'user.create',
      target: { kind: 'user', id: 'usr_sample-7', name: 'Ximena Prado' },
      before: null,
      after: { name: 'Ximena Prado', subscription: 'free', role: 'user', country: 'PE' },
      address,
    },
    {
      id: '0',
      at: '2026-11-11T08:30:00.000Z',
      actor,
      action: 'label.change',
      target: { kind: 'label', id: 'lab_sample-8', name: 'Discos Alféizar' },
      before: { contractStatus: 'active', phone: '+34 930 555 108', royaltyRate: 72.5 },
      after: { contractStatus: 'pending', phone: null, royaltyRate: 65 },
      address,
    },
  ],
  total: 4,
  hasMore: false,
};
