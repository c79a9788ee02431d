import type { MediaKeys } from '../../../platform/media-keys.ts';

/** Hours; pages may stay open overnight. */
const lifetime = 24;
const hour = 3_600_000;

type Showing = { campaignId: string; listenerId: string };
type Signing = { now: Date; secret: MediaKeys };

const getText = ({ campaignId, listenerId }: Showing, until: string | number) =>
  `showing\n${campaignId}\n${listenerId}\n${until}`;

/** Only showings signed by the server are counted. */
export function signShowing(showing: Showing, { now, secret }: Signing): string {
  const until = Math.floor(now.getTime() / hour) + lifetime;
  return `${until}.${secret.sign(getText(showing, until))}`;
}

export function wasShown(showing: Showing, token: string, { now, secret }: Signing): boolean {
  const [until = '', ...signature] = token.split('.');
  const isGenuine =
    /^\d{1,9}$/.test(until) && secret.isSigned(getText(showing, until), signature.join('.'));
  return isGenuine && Number(until) * hour > now.getTime();
}
