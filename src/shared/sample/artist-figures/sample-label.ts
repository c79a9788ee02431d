import type { LabelInfo } from '../../contract/label.ts';
import { today } from './sample-days.ts';

/** The label of the example's artist and their contract, where the server does not answer. */
export function sampleLabel(): LabelInfo {
  const year = Number(today().slice(0, 4));
  return {
    name: 'Balcón Discos',
    contact: 'artistas@balcon-discos.example',
    royaltyRate: 70,
    contractStatus: 'active',
    contractStart: `${year - 2}-01-01`,
    contractEnd: `${year + 2}-12-31`,
    nextPayment: nextMonth(today()),
    totalPaid: 38_412.66,
  };
}

/** The fifteenth of the month after that of a day. */
function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}
