/**
 * The columns by which a deletion finds rows that no foreign key ties to the account; a test fails
 * for a row of docs/product/personal-data.md to which neither these nor a key lead by an index.
 */
export const foundBy: readonly string[] = [
  'answered_call.caller_id',
  'answered_call.people',
  'asset_use.used_by',
  'canvas.decided_by_id',
  'decision_notification.decided_by_id',
  'editorial_playlist.created_by_id',
  'job.people',
  'label_contract.offered_to',
  'marquee_campaign.decided_by_id',
  'payment_run.actor_id',
  'payout_account.actor_id',
  'payout_account.payee_id',
  'pitch.reviewed_by_id',
  'recording_part.answered_by',
  'recording_part.offered_to',
  'registration.email',
  'release.decided_by_id',
  'tax_detail.payee_id',
  'email_proof.email',
];
