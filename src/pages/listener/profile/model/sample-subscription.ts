/** Samples that every account shows. See docs/product/plans.md. */

/** Payment days of the invoices, the latest first. */
export const sampleInvoiceDays = ['2026-11-02', '2026-10-02', '2026-09-02'] as const;

/** Invented members beside the holder. */
export const sampleFamily = ['Alma', 'Bruno', 'Irene'] as const;

/** Last valid day of the verification. */
export const sampleStudentUntil = '2027-09-30';
