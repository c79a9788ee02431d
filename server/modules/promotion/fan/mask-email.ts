/** Keeps the first letter of each half and the ending. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.lastIndexOf('.');
  return `${getFirstLetter(name)}•••@${getFirstLetter(domain)}•••${end > 0 ? domain.slice(end) : ''}`;
}

const getFirstLetter = (text: string) => [...text].at(0) ?? '';
