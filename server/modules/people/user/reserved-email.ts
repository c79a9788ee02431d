import type { Config } from '../../../platform/config.ts';

/** Without mailboxes (RFC 2606); the demo uses them. */
const withoutMailboxes = /\.(?:example|invalid|localhost|test)$/;

type Settings = Pick<Config, 'demo' | 'publicUrl' | 'mailFrom' | 'smtpUrl'>;

/**
 * The service's own domain, and outside the demo domains without mailboxes.
 *
 * @param email from `normaliseEmail`.
 */
export function isReservedEmail(
  email: string,
  { demo, publicUrl, mailFrom, smtpUrl }: Settings,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const host = publicUrl && new URL(publicUrl).hostname.replace(/^www\./, '');
  const sender = getSender(mailFrom);
  const senderDomain = sender.slice(sender.lastIndexOf('@') + 1);
  // Operators may send from a provider's domain.
  const own = [host, host && isWithin(host, senderDomain) ? senderDomain : undefined];
  return (
    (!demo && withoutMailboxes.test(domain)) ||
    (smtpUrl !== undefined && email === sender) ||
    own.some((each) => each !== undefined && each !== '' && isWithin(domain, each))
  );
}

const isWithin = (domain: string, parent: string) =>
  domain === parent || domain.endsWith(`.${parent}`);

const getSender = (mailFrom: string) =>
  (/<(?<address>[^>]+)>$/.exec(mailFrom)?.groups?.['address'] ?? mailFrom).trim().toLowerCase();
