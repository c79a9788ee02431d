import type { SecurityEvent, SecurityKind } from '#contract/security-log.ts';
import type { StaffAction } from '#contract/administration.ts';

type Rule = { kind: SecurityKind; about: 'actor' | 'target' | 'nobody' };

const ofPayment: Rule = { kind: 'payment', about: 'nobody' };
const ofService: Rule = { kind: 'service', about: 'nobody' };

/** Actions of which the security log has an event. See docs/product/administration.md. */
const rules: { [action: string]: Rule } = {
  'service.begin': { kind: 'service', about: 'actor' },
  'service.name': ofService,
  'setting.switch': ofService,
  'kit.save': ofService,
  'user.create': { kind: 'role', about: 'target' },
  'user.password': { kind: 'password', about: 'target' },
  'payoutAccount.set': { kind: 'payout-account', about: 'actor' },
  'payoutAccount.remove': { kind: 'payout-account', about: 'actor' },
  'taxDetail.set': { kind: 'tax-detail', about: 'actor' },
  'royalties.pay': ofPayment,
  'royalties.approved': ofPayment,
  'royalties.handedIn': ofPayment,
  'royalties.confirmed': ofPayment,
  'royalties.returned': ofPayment,
  'royalties.withdrawn': ofPayment,
};

/** A changed account has an event for each of these fields. */
const fieldKinds: { [field: string]: SecurityKind } = {
  email: 'email',
  role: 'role',
  rights: 'rights',
  status: 'suspension',
};

const accountChanges: ReadonlySet<string> = new Set([
  'user.change',
  'user.suspend',
  'user.activate',
]);

export type Detail = NonNullable<SecurityEvent['detail']>;

type DueEvent = Rule & { detail?: Detail };

/** @returns the security events that are due with the action; none for most. */
export function securityOf({ action, after }: Pick<StaffAction, 'action' | 'after'>): DueEvent[] {
  const rule = rules[action];
  if (rule !== undefined) return [rule];
  if (!accountChanges.has(action)) return [];
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    const kind = fieldKinds[field];
    if (kind === undefined) return [];
    // An email is personal, so the detail leaves it out.
    const detail = field === 'email' ? {} : { to: toText(value) };
    return [{ kind, about: 'target', detail }];
  });
}

const toText = (value: unknown) => {
  if (Array.isArray(value)) return value.join();
  return typeof value === 'string' ? value : '';
};
