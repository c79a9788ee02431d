/** In the order of their cards. */
export const summaryFigures = [
  'accounts',
  'newAccounts',
  'payingAccounts',
  'monthlyRevenue',
] as const;
