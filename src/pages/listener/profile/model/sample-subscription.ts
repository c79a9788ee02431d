/** Payment days of the sample invoices, the latest first. See docs/product/plans.md. */
export const sampleInvoiceDays = ['2026-11-02', '2026-10-02', '2026-09-02'] as const;
