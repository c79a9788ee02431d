import type { DemoCountry } from '#sample/demo-countries.ts';
import { defaultPreferences } from '#contract/preferences.ts';
import { seeded } from '#sample/seeded.ts';
import { slug } from '#sample/plain-text.ts';
import { toDay } from '../../../platform/days.ts';
import type { NewUserRow, UserRow } from '../../../modules/people/user/user.table.ts';
import { firstNames, surnames } from './account-names.ts';
import { daysSince } from './service-growth.ts';

/** Together with the catalogue's, about four thousand. */
const accountCount = 3_955;

const day = 86_400_000;

type Parts<Choice extends string> = readonly (readonly [choice: Choice, part: number])[];

const countries: Parts<DemoCountry> = [
  ['ES', 26],
  ['MX', 24],
  ['AR', 15],
  ['CO', 12],
  ['US', 10],
  ['PE', 7],
  ['CL', 6],
];

const plans: Parts<UserRow['subscriptionType']> = [
  ['free', 63],
  ['premium', 23],
  ['family', 5],
  ['student', 9],
];

type StatedFields = 'subscriptionType' | 'planPeriod';

export type Account = NewUserRow & Pick<UserRow, StatedFields> & { country: DemoCountry };

/** The accounts have no password, so nobody can sign in. Deterministic. */
export function makeAccounts(now: Date): Account[] {
  return Array.from({ length: accountCount }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    // Each first name meets each surname once.
    const turn = Math.floor(index / firstNames.length);
    const last = surnames[(turn + index) % surnames.length] ?? '';
    const username = slug(`${first} ${last}`, 40).replace('-', '_');
    const id = `usr_${username}`;
    const subscriptionType = choose(plans, `${id} plan`);
    const isYearly = seeded(`${id} period`) < 0.2 && 'premium family'.includes(subscriptionType);
    const since = daysSince((index + seeded(`${id} came`)) / accountCount);
    const createdAt = new Date(now.getTime() - since * day);
    const privacy = {
      ...defaultPreferences.privacy,
      showActivity: seeded(`${id} shows activity`) < 0.85,
    };
    return {
      id,
      username,
      displayName: `${first} ${last}`,
      email: `${username}@listeners.tonada.example`,
      country: choose(countries, `${id} country`),
      subscriptionType,
      planPeriod: isYearly ? 'year' : 'month',
      preferences: { ...defaultPreferences, privacy },
      dateOfBirth: toDay(new Date(now.getTime() - (16 + getAge(id)) * 365.25 * day)),
      isDemo: true,
      profileImage: `/api/images/user/${id}`,
      joinDate: toDay(createdAt),
      createdAt,
    };
  });
}

const getAge = (id: string) => 48 * seeded(`${id} age`) ** 1.7;

function choose<Choice extends string>(parts: Parts<Choice>, seed: string): Choice {
  let left = seeded(seed) * 100;
  for (const [choice, part] of parts) {
    left -= part;
    if (left < 0) return choice;
  }
  throw new Error('The parts are less than a hundred.');
}
