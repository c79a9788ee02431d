/** Keeps the first letter of each half and the ending. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.lastIndexOf('.');
  return `${firstOf(name)}•••@${firstOf(domain)}•••${end > 0 ? domain.slice(end) : ''}`;
}

const firstOf = (text: string) => [...text].at(0) ?? '';
