import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hours after which a campaign that was handed to a listener counts as shown no more; a page may stay open overnight. */
const lifetime = 24;
const hour = 3_600_000;

type Showing = { campaignId: string; listenerId: string };
type Signing = { now: Date; secret: string };

const sign = ({ campaignId, listenerId }: Showing, until: number, secret: string) =>
  createHmac('sha256', secret)
    .update(`showing\n${campaignId}\n${listenerId}\n${until}`)
    .digest()
    .subarray(0, 16);

/** Vouches that the server handed this campaign to this listener, so that an impression of it may be counted. */
export function signShowing(showing: Showing, { now, secret }: Signing): string {
  const until = Math.floor(now.getTime() / hour) + lifetime;
  return `${until}.${sign(showing, until, secret).toString('base64url')}`;
}

/** Whether the server handed this campaign to this listener of late. */
export function wasShown(showing: Showing, token: string, { now, secret }: Signing): boolean {
  const [until = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(showing, Number(until), secret);
  const isGenuine =
    /^\d{1,9}$/.test(until) && given.length === wanted.length && timingSafeEqual(given, wanted);
  return isGenuine && Number(until) * hour > now.getTime();
}
