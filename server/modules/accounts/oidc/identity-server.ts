import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { emailSchema } from '#contract/email.ts';
import type { HouseFailure } from '../../../../src/shared/config/house-sign-in.ts';
import type { Grant, OidcSettings } from '../../../platform/oidc-settings.ts';

/** What the server of the house says of a person. */
export type HousePerson = {
  subject: string;
  email: string | null;
  isVerified: boolean;
  name: string;
  /** `yyyy-mm-dd`, null where it does not say. */
  birthday: string | null;
  grants: Grant[];
};

/** One way there and back: the browser's secret, and the public name of the way. */
export type Round = { browser: string; state: string };

/** Seconds. */
const patience = 10;
const tolerance = 30;

/** Milliseconds. */
const discoveredFor = 60 * 60 * 1000;

const scopes = ['openid', 'email', 'profile'];

/** Only the browser of the round can know them, and nothing is stored. */
const derive = ({ browser, state }: Round, use: 'nonce' | 'verifier') =>
  createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url');

/** Discovers the server when it is first needed; a failure is not kept. */
export function identityServer(settings: OidcSettings, redirect: string, elapsed: () => number) {
  let known: { at: number; found: Promise<Configuration> } | null = null;

  function find(): Promise<Configuration> {
    if (known !== null && elapsed() - known.at < discoveredFor) return known.found;
    const found = discover(settings);
    known = { at: elapsed(), found };
    found.catch(() => {
      known = null;
    });
    return found;
  }

  return {
    async getAddress(round: Round): Promise<string> {
      const verifier = derive(round, 'verifier');
      return buildAuthorizationUrl(await find(), {
        redirect_uri: redirect,
        scope: scopes.join(' '),
        state: round.state,
        nonce: derive(round, 'nonce'),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    /** @param query of the address to which the server sent the browser back. */
    async readPerson(round: Round, query: string): Promise<HousePerson> {
      const found = await find();
      const tokens = await authorizationCodeGrant(found, new URL(`${redirect}?${query}`), {
        pkceCodeVerifier: derive(round, 'verifier'),
        expectedState: round.state,
        expectedNonce: derive(round, 'nonce'),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The identity server sent no token of identity.');
      const hasMore = found.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await fetchUserInfo(found, tokens.access_token, claims.sub) : {};
      return toPerson({ ...claims, ...more }, settings);
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const url = new URL(issuer);
  const metadata = { client_secret: clientSecret, [clockTolerance]: tolerance };
  return discovery(url, clientId, metadata, ClientSecretBasic(clientSecret), {
    timeout: patience,
    // `readOidc` allows http for this machine alone.
    execute: [
      enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
}

function toPerson(
  claims: { sub: string } & Record<string, unknown>,
  { groups }: OidcSettings,
): HousePerson {
  const read = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const email = emailSchema.safeParse(read('email'));
  const memberOf = [claims['groups']].flat().filter((each) => typeof each === 'string');
  const birthday = read('birthdate');
  return {
    subject: claims.sub,
    email: email.success ? email.data : null,
    isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: (read('name') || read('preferred_username')).slice(0, 100),
    birthday: /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? birthday : null,
    grants: [...new Set(memberOf.flatMap((group) => groups.get(group) ?? []))],
  };
}

/** Why somebody comes back without having entered. */
export function failureOf(error: unknown): HouseFailure {
  const { code, error: said, cause } = Object(error) as Record<string, unknown>;
  if (said === 'access_denied') return 'denied';
  const isClock = [code, Object(cause).code].includes('OAUTH_JWT_TIMESTAMP_CHECK_FAILED');
  if (isClock) return 'clock';
  const isDown = error instanceof TypeError || code === 'OAUTH_TIMEOUT';
  const isBroken = code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || said === 'server_error';
  return isDown || isBroken ? 'unreachable' : 'refused';
}
