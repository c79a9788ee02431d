CREATE TABLE "staff_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_day" (
	"day" date PRIMARY KEY NOT NULL,
	"paying_accounts" integer NOT NULL,
	"monthly_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listening_total" ADD COLUMN "plays" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "has_temporary_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "email_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_action_full_text_index" ON "staff_action" USING gin (to_tsvector('simple'::regconfig, "search_key"));--> statement-breakpoint
CREATE INDEX "user_name_index" ON "user" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "user_email_key_index" ON "user" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "user_role_index" ON "user" USING btree ("role","name_key","id");--> statement-breakpoint
CREATE INDEX "user_subscription_index" ON "user" USING btree ("subscription_type","name_key","id");--> statement-breakpoint
CREATE INDEX "user_status_index" ON "user" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "user_country_index" ON "user" USING btree ("country","name_key","id");--> statement-breakpoint
CREATE INDEX "user_full_text_index" ON "user" USING gin (to_tsvector('simple'::regconfig, ("name_key" || ' ' || "email_key")));--> statement-breakpoint
UPDATE "listening_total" SET "plays" = counted.plays FROM (SELECT "listener_id", count(*) AS plays FROM "play" GROUP BY "listener_id") AS counted WHERE counted."listener_id" = "listening_total"."listener_id";--> statement-breakpoint
CREATE FUNCTION "keep_staff_actions"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'staff_action keeps what it has'; END $$;--> statement-breakpoint
CREATE TRIGGER "staff_action_is_kept" BEFORE UPDATE OR DELETE ON "staff_action" FOR EACH ROW EXECUTE FUNCTION "keep_staff_actions"();
