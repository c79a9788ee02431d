export type EmailMessage = { to: string; subject: string; text: string; html: string };

/** @throws when the next server rejects the email. */
export type SendEmail = (message: EmailMessage) => Promise<void>;
