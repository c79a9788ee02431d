/** A mail to one person, in plain text and in HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Hands a mail on. @throws when the next server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;
