import { domainToASCII } from 'node:url';
import { SettingError } from './setting-error.ts';

/** Labels with dots between them, as `isEmail` of the contract wants a domain. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** @throws {SettingError} for what is no domain of schools. */
export function readStudentDomains(value = ''): string[] {
  const written = value.split(',').flatMap((part) => part.trim() || []);
  return written.map((text) => {
    const ascii = domainToASCII(text.toLowerCase());
    if (domain.test(ascii)) return ascii;
    throw new SettingError(
      `TONADA_STUDENT_DOMAINS holds "${text}". Write domains of schools with commas between them, like uni.example,campus.example.edu; an email at one of them, or below it, proves a student. Remove the setting to check students by hand alone.`,
    );
  });
}

/** @param email normalised. */
export function isAtSchool(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1);
  return domains.some((each) => host === each || host.endsWith(`.${each}`));
}
