export type Mail = { to: string; subject: string; text: string; html: string };

/** @throws when the next server rejects the email. */
export type SendMail = (mail: Mail) => Promise<void>;
