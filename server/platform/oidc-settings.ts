import { allRights, type Right } from '#contract/right.ts';
import { isOwnMachine } from './own-machine.ts';
import { SettingError } from './setting-error.ts';

export const oidcSettings = [
  'TONADA_OIDC_CLIENT_ID',
  'TONADA_OIDC_CLIENT_SECRET',
  'TONADA_OIDC_GROUPS',
  'TONADA_OIDC_ISSUER',
  'TONADA_OIDC_NAME',
  'TONADA_OIDC_TRUST_EMAIL',
] as const;

/** What a group gives: a role, or a right of an admin. */
export type Grant = 'editorial' | Right;

export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  name: string;
  /** By group; without any, groups change nothing. */
  groups: ReadonlyMap<string, readonly Grant[]>;
  trustsEmail: boolean;
};

const nameMost = 40;

/**
 * @returns null without an issuer.
 * @throws {SettingError} for what cannot work, and for a part without the others.
 */
export function readOidc(
  read: (name: string) => string | undefined,
  publicUrl: string | undefined,
): OidcSettings | null {
  const issuer = read('TONADA_OIDC_ISSUER');
  const [clientId, clientSecret] = [
    read('TONADA_OIDC_CLIENT_ID'),
    read('TONADA_OIDC_CLIENT_SECRET'),
  ];
  if (issuer === undefined) {
    const lonely = oidcSettings.find((name) => read(name) !== undefined);
    if (lonely === undefined) return null;
    throw new SettingError(
      `${lonely} needs TONADA_OIDC_ISSUER, the address of the identity server.`,
    );
  }
  const { hostname } = readIssuer(issuer);
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'TONADA_OIDC_CLIENT_ID' : 'TONADA_OIDC_CLIENT_SECRET';
    throw new SettingError(`TONADA_OIDC_ISSUER needs ${missing}, as the identity server gave it.`);
  }
  if (publicUrl === undefined) {
    throw new SettingError(
      'TONADA_OIDC_ISSUER needs TONADA_PUBLIC_URL, to which the identity server sends people back.',
    );
  }
  const name = read('TONADA_OIDC_NAME') ?? hostname;
  if (name.length > nameMost) {
    throw new SettingError(`TONADA_OIDC_NAME has more than ${nameMost} characters. Shorten it.`);
  }
  const groups = readGroups(read('TONADA_OIDC_GROUPS'));
  return { issuer, clientId, clientSecret, name, groups, trustsEmail: readTrust(read) };
}

function readIssuer(issuer: string): URL {
  const url = URL.parse(issuer);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwnMachine(url.hostname));
  if (url === null || !isSafe || url.username + url.password + url.search + url.hash !== '') {
    throw new SettingError(
      'TONADA_OIDC_ISSUER is no address of an identity server. Write https://id.example.com/realm as the server itself names it; http is for this machine alone.',
    );
  }
  return url;
}

function readGroups(value = ''): Map<string, Grant[]> {
  const groups = new Map<string, Grant[]>();
  for (const pair of value.split(',').flatMap((part) => part.trim() || [])) {
    const at = pair.lastIndexOf('=');
    const [group, gives] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
    const given = grantsOf(gives);
    if (group === '' || given === undefined) {
      throw new SettingError(
        `TONADA_OIDC_GROUPS holds "${pair}". Write groups and what they give with commas between them, like music-admins=admin,music-editors=editorial; a group gives admin, editorial, ${allRights.join(', ')}.`,
      );
    }
    groups.set(group, [...(groups.get(group) ?? []), ...given]);
  }
  return groups;
}

function grantsOf(word: string): readonly Grant[] | undefined {
  if (word === 'admin') return allRights;
  const grants: readonly Grant[] = ['editorial', ...allRights];
  const grant = grants.find((each) => each === word);
  return grant && [grant];
}

function readTrust(read: (name: string) => string | undefined): boolean {
  const value = read('TONADA_OIDC_TRUST_EMAIL') ?? 'off';
  if (value !== 'on' && value !== 'off') {
    throw new SettingError(`TONADA_OIDC_TRUST_EMAIL is "${value}". Set it to one of: on, off.`);
  }
  return value === 'on';
}
