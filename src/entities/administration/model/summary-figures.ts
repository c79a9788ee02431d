export const summaryFigures = [
  'accounts',
  'newAccounts',
  'payingAccounts',
  'monthlyRevenue',
] as const;
