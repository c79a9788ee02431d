export type EmailMessage = { to: string; subject: string; text: string; html: string };

/** @throws when the next server rejects the email. */
export type SendEmail = (message: EmailMessage) => Promise<void>;

/** Keeps absent recipients' programs from answering (RFC 3834). */
export const mailHeaders = { 'Auto-Submitted': 'auto-generated' };
