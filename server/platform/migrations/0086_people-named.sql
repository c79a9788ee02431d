-- The accounts among ids of anything. See server/platform/people-named.repository.ts.
CREATE FUNCTION "people_in"(ids text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("id"), '{}') FROM "user" WHERE "id" = ANY(ids)
$$;--> statement-breakpoint
DROP INDEX "label_contract_offered_to_index";--> statement-breakpoint
DROP INDEX "label_contract_claimed_by_index";--> statement-breakpoint
DROP INDEX "asset_use_used_by_index";--> statement-breakpoint
DROP INDEX "answered_call_answered_at_index";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "people" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "answered_call" ADD COLUMN "people" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION pg_temp.named(said text) RETURNS text[] LANGUAGE sql AS $$
  SELECT people_in(array(SELECT m[1] FROM regexp_matches(said, '([0-9a-hjkmnp-tv-z]{26}|usr_[[:alnum:]_-]+)', 'g') m))
    || array(SELECT m[1] FROM regexp_matches(lower(said), '([^\s"<>(),;:\\]+@[^\s"<>(),;:\\/?&]+)', 'g') m)
$$;--> statement-breakpoint
UPDATE "job" SET "people" = pg_temp.named("key" || ' ' || "payload"::text || ' ' || coalesce("last_error", ''));--> statement-breakpoint
UPDATE "answered_call" SET "people" = pg_temp.named("call" || ' ' || coalesce("answer"::text, '')), "call" = encode(sha256(convert_to("call", 'UTF8')), 'base64');--> statement-breakpoint
CREATE INDEX "canvas_sent_by_index" ON "canvas" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "canvas_decided_by_index" ON "canvas" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "concert_sent_by_index" ON "concert" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "decision_notice_decided_by_index" ON "decision_notice" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "editorial_playlist_created_by_index" ON "editorial_playlist" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "email_proof_email_index" ON "email_proof" USING btree ("email");--> statement-breakpoint
CREATE INDEX "fan_campaign_sent_by_index" ON "fan_campaign" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "marquee_campaign_asked_by_index" ON "marquee_campaign" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "marquee_campaign_decided_by_index" ON "marquee_campaign" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "fan_notice_sent_by_index" ON "fan_notice" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "payment_run_actor_index" ON "payment_run" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "payout_account_actor_index" ON "payout_account" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "pitch_sent_by_index" ON "pitch" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "pitch_reviewed_by_index" ON "pitch" USING btree ("reviewed_by_id");--> statement-breakpoint
CREATE INDEX "release_sent_by_index" ON "release" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "release_decided_by_index" ON "release" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "story_sent_by_index" ON "story" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "job_people_index" ON "job" USING gin ("people") WHERE people <> '{}';--> statement-breakpoint
CREATE INDEX "answered_call_people_index" ON "answered_call" USING gin ("people") WHERE people <> '{}';--> statement-breakpoint
CREATE INDEX "answered_call_delivered_at_index" ON "answered_call" USING btree ("answered_at") WHERE is_delivery;--> statement-breakpoint
CREATE INDEX "label_contract_offered_to_index" ON "label_contract" USING btree ("offered_to") WHERE "label_contract"."offered_to" is not null;--> statement-breakpoint
CREATE INDEX "label_contract_claimed_by_index" ON "label_contract" USING btree ("claimed_by") WHERE "label_contract"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "asset_use_used_by_index" ON "asset_use" USING btree ("used_by" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "answered_call_answered_at_index" ON "answered_call" USING btree ("answered_at") WHERE not is_delivery;