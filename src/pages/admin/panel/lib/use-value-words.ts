import { useTranslation } from 'react-i18next';
import { formatShare } from '@/shared/lib/format';
import { roles, statuses, subscriptions } from '../model/choices';
import { useFormats } from './use-formats';

const contracts = ['active', 'pending', 'expired'] as const;

/** Ways to say the values that acts of staff changed. */
export function useValueWords(): (field: string, value: string) => string {
  const { t, i18n } = useTranslation(['pages.admin.panel', 'entities.plan']);
  const { country, date } = useFormats();
  const known: { [field: string]: ((value: string) => string | undefined) | undefined } = {
    subscription: (value) => {
      const plan = subscriptions.find((name) => name === value);
      return plan && t(`entities.plan:name.${plan}`);
    },
    role: (value) => {
      const role = roles.find((name) => name === value);
      return role && t(`users.role.${role}`);
    },
    status: (value) => {
      const status = statuses.find((name) => name === value);
      return status && t(`users.status.${status}`);
    },
    contractStatus: (value) => {
      const contract = contracts.find((name) => name === value);
      return contract && t(`system.contract.${contract}`);
    },
    isOn: (value) => t(value === 'true' ? 'system.value.on' : 'system.value.off'),
    // `UK` is how labels say it, and no code that is known to the language of the page.
    country: (value) => country(value === 'UK' ? 'GB' : value),
    royaltyRate: (value) => formatShare(Number(value) / 100, i18n.language),
    startsOn: date,
    endsOn: date,
  };
  // What is written as people read it already, or was never foreseen, stands as it is.
  return (field, value) => known[field]?.(value) ?? value;
}
