import { SettingError } from './setting-error.ts';

const senderPattern = /^([^<>"@,;\r\n]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

export function readSmtpUrl(value: string | undefined) {
  // The value holds a password.
  if (value !== undefined && !isSmtpUrl(URL.parse(value))) {
    throw new SettingError(
      'TONADA_SMTP_URL is not an address of a mail server. Write smtps://user:password@host:465 or smtp://user:password@host:587, with %40 for an @ in a name or password.',
    );
  }
  return value;
}

function isSmtpUrl(url: URL | null) {
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  const isComplete = (url.username === '') === (url.password === '');
  return (
    isComplete &&
    isDecodable(url.username + url.password) &&
    /^\/?$/.test(url.pathname) &&
    url.search + url.hash === ''
  );
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export function readMailFrom(value: string | undefined, smtpUrl: string | undefined) {
  if (value === undefined && smtpUrl !== undefined) {
    throw new SettingError(
      'TONADA_MAIL_FROM is missing. Set it to the sender of the mails that TONADA_SMTP_URL sends, like Tonada <no-reply@example.com>.',
    );
  }
  if (value !== undefined && !senderPattern.test(value)) {
    throw new SettingError(
      'TONADA_MAIL_FROM is no sender of a mail. Write no-reply@example.com or Tonada <no-reply@example.com>.',
    );
  }
  return value ?? 'no-reply@localhost';
}
