import { useTranslation } from 'react-i18next';
import { roles, statuses, subscriptions } from '@/entities/administration';
import { allRights } from '@/shared/contract/right.ts';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import { isOwnCover } from '@/shared/contract/editorial-limits.ts';
import { rejectionReasons } from '@/shared/contract/release-types.ts';
import { useFormats } from '@/shared/lib/format';

const contracts = ['active', 'pending', 'expired'] as const;
const canvases = ['live', 'approved'] as const;

export function useValueWords(): (field: string, value: string) => string {
  const { t } = useTranslation([
    'pages.admin.system',
    'entities.administration',
    'entities.plan',
    'entities.canvas',
    'entities.release',
  ]);
  const { country, date, dollars, rate } = useFormats();
  const known: { [field: string]: ((value: string) => string | undefined) | undefined } = {
    subscription: (value) => {
      const plan = subscriptions.find((name) => name === value);
      return plan && t(`entities.plan:name.${plan}`);
    },
    role: (value) => {
      const role = roles.find((name) => name === value);
      return role && t(`entities.administration:account.role.${role}`);
    },
    status: (value) => {
      const status = statuses.find((name) => name === value);
      if (status !== undefined) return t(`entities.administration:account.status.${status}`);
      const canvas = canvases.find((name) => name === value);
      return canvas && t(`entities.canvas:status.${canvas}`);
    },
    contractStatus: (value) => {
      const contract = contracts.find((name) => name === value);
      return contract && t(`contract.${contract}`);
    },
    isOn: (value) => t(value === 'true' ? 'value.on' : 'value.off'),
    // Labels write `UK`, which is no ISO code.
    country: (value) => country(value === 'UK' ? 'GB' : value),
    royaltyRate: (value) => rate(Number(value)),
    startsOn: date,
    endsOn: date,
    releaseDate: date,
    category: (value) => {
      const category = editorialCategories.find((name) => name === value);
      return category && t(`value.category.${category}`);
    },
    coverImage: (value) => (isOwnCover(value) ? t('value.sentCover') : undefined),
    isActive: (value) => t(value === 'true' ? 'value.active' : 'value.inactive'),
    reason: (value) => {
      const reason = rejectionReasons.find((name) => name === value);
      return reason && t(`entities.release:reason.${reason}`);
    },
    // Budget of a Marquee campaign: docs/product/marquee.md.
    budget: (value) => dollars(Number(value)),
    // A list in JSON.
    rights: (value) =>
      allRights
        .filter((right) => value.includes(`"${right}"`))
        .map((right) => t(`entities.administration:account.rights.${right}`))
        .join(', ') || t('entities.administration:account.rights.none'),
  };
  // Readable and unknown values stay as they are.
  return (field, value) => known[field]?.(value) ?? value;
}
