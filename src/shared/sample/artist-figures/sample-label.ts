import type { LabelInfo } from '../../contract/label.ts';
import { samplePayments } from './sample-payments.ts';
import { today } from './sample-days.ts';

export function sampleLabel(): LabelInfo {
  const year = Number(today().slice(0, 4));
  return {
    name: 'Balcón Discos',
    contact: 'artistas@balcon-discos.example',
    royaltyRate: 70,
    contractStatus: 'active',
    contractStart: `${year - 2}-01-01`,
    contractEnd: `${year + 2}-12-31`,
    nextPayment: samplePayments()[0]?.date ?? null,
    totalPaid: 38_412.66,
  };
}
