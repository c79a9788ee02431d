import { readIban } from './iban.ts';
import { SettingError } from './setting-error.ts';

export function readPayerIban(value: string | undefined) {
  const iban = value === undefined ? undefined : readIban(value);
  // Account numbers must not be logged.
  if (iban === null) {
    throw new SettingError(
      'TONADA_PAYER_IBAN is no IBAN: its country, length or check digits are wrong. Correct it, or remove it to complete the files for the bank by hand.',
    );
  }
  return iban;
}

export function readFinanceEmails(value = ''): string[] {
  const emails = value.split(',').flatMap((email) => email.trim() || []);
  const wrong = emails.find((email) => !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(email));
  if (wrong !== undefined) {
    throw new SettingError(
      `TONADA_FINANCE_EMAILS holds "${wrong}". Write email addresses with commas between them, like finance@example.com,audit@example.com.`,
    );
  }
  return emails;
}

/** Reads euros, returns cents. */
export function readPayoutMinimum(value = '1'): number {
  const cents = Math.round(Number(value) * 100);
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(value) || cents === 0) {
    throw new SettingError(
      `TONADA_PAYOUT_MINIMUM is "${value}". Write the smallest payment in euros, such as 1 or 2.50.`,
    );
  }
  return cents;
}
