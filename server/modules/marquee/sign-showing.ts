import type { MediaKeys } from '../../platform/media-keys.ts';

/** Hours after which a campaign that was handed to a listener counts as shown no more; a page may stay open overnight. */
const lifetime = 24;
const hour = 3_600_000;

type Showing = { campaignId: string; listenerId: string };
type Signing = { now: Date; secret: MediaKeys };

const textOf = ({ campaignId, listenerId }: Showing, until: string | number) =>
  `showing\n${campaignId}\n${listenerId}\n${until}`;

/** Vouches that the server handed this campaign to this listener, so that an impression of it may be counted. */
export function signShowing(showing: Showing, { now, secret }: Signing): string {
  const until = Math.floor(now.getTime() / hour) + lifetime;
  return `${until}.${secret.sign(textOf(showing, until))}`;
}

/** Whether the server handed this campaign to this listener of late. */
export function wasShown(showing: Showing, token: string, { now, secret }: Signing): boolean {
  const [until = '', ...signature] = token.split('.');
  const isGenuine =
    /^\d{1,9}$/.test(until) && secret.isSigned(textOf(showing, until), signature.join('.'));
  return isGenuine && Number(until) * hour > now.getTime();
}
