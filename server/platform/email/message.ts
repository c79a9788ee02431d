export type EmailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those of each email. */
  headers?: Readonly<Record<string, string>>;
};

/** @throws when the next server rejects the email. */
export type SendEmail = (message: EmailMessage) => Promise<void>;

/** Keeps absent recipients' programs from answering (RFC 3834). */
const mailHeaders = { 'Auto-Submitted': 'auto-generated' };

/** With the headers of each email. */
export const addHeaders = ({ headers, ...message }: EmailMessage) => ({
  ...message,
  headers: { ...mailHeaders, ...headers },
});
