/** Samples that every account shows. See docs/product/plans.md. */

/** Days on which the shown invoices were paid, the latest first. */
export const sampleInvoiceDays = ['2026-11-02', '2026-10-02', '2026-09-02'] as const;

/** Invented people who share the account with its holder. */
export const sampleFamily = ['Alma', 'Bruno', 'Irene'] as const;

/** The last day on which the shown verification holds. */
export const sampleStudentUntil = '2027-09-30';
