import type { Config } from '../../platform/config.ts';

/** Top-level domains in which nobody has a mailbox (RFC 2606); the demo's people have theirs there. */
const withoutMailboxes = /\.(?:example|invalid|localhost|test)$/;

type Settings = Pick<Config, 'demo' | 'publicUrl' | 'mailFrom' | 'smtpUrl'>;

/**
 * Whether nobody may register an email, as `normaliseEmail` makes it: one at the domain of the service would speak for
 * it, and outside the demo one that receives no mail is nobody's.
 */
export function isReservedEmail(
  email: string,
  { demo, publicUrl, mailFrom, smtpUrl }: Settings,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const host = publicUrl && new URL(publicUrl).hostname.replace(/^www\./, '');
  const sender = senderOf(mailFrom);
  const senderDomain = sender.slice(sender.lastIndexOf('@') + 1);
  // Many operators send from a mailbox of a provider, whose domain belongs to everybody.
  const own = [host, host && isWithin(host, senderDomain) ? senderDomain : undefined];
  return (
    (!demo && withoutMailboxes.test(domain)) ||
    (smtpUrl !== undefined && email === sender) ||
    own.some((each) => each !== undefined && each !== '' && isWithin(domain, each))
  );
}

const isWithin = (domain: string, parent: string) =>
  domain === parent || domain.endsWith(`.${parent}`);

/** The address in `Name <address>`. */
const senderOf = (mailFrom: string) =>
  (/<(?<address>[^>]+)>$/.exec(mailFrom)?.groups?.['address'] ?? mailFrom).trim().toLowerCase();
