CREATE TABLE "staff_action_part" (
	"action_id" integer NOT NULL,
	"part" text NOT NULL,
	"person_id" text,
	"name" text,
	"address" text,
	"before" jsonb,
	"after" jsonb,
	"search_key" text collate "C" DEFAULT '' NOT NULL,
	CONSTRAINT "staff_action_part_action_id_part_pk" PRIMARY KEY("action_id","part")
);
--> statement-breakpoint
DROP INDEX "staff_action_full_text_index";--> statement-breakpoint
ALTER TABLE "canvas" ADD COLUMN "decided_by_id" text;--> statement-breakpoint
ALTER TABLE "editorial_playlist" ADD COLUMN "created_by_id" text;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD COLUMN "decided_by_id" text;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD COLUMN "decided_by_id" text;--> statement-breakpoint
ALTER TABLE "pitch" ADD COLUMN "reviewed_by_id" text;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "decided_by_id" text;--> statement-breakpoint
ALTER TABLE "staff_action_part" ADD CONSTRAINT "staff_action_part_action_id_staff_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."staff_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action_part" ADD CONSTRAINT "staff_action_part_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_action_part_person_index" ON "staff_action_part" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "staff_action_part_full_text_index" ON "staff_action_part" USING gin (to_tsvector('simple'::regconfig, "search_key"));--> statement-breakpoint
-- Words about accounts that are gone by now are left behind with the columns.
INSERT INTO "staff_action_part" ("action_id", "part", "person_id", "name", "address", "search_key")
SELECT act."id", 'actor', actor."id", act."actor_name", act."address", translate(lower(act."actor_name"), 'áéíóúüñàèòçãõâêô', 'aeiouunaeocaoaeo')
FROM "staff_action" act JOIN "user" actor ON actor."id" = act."actor_id";--> statement-breakpoint
INSERT INTO "staff_action_part" ("action_id", "part", "person_id", "name", "search_key")
SELECT act."id", 'target', target."id", act."target_name", translate(lower(act."target_name"), 'áéíóúüñàèòçãõâêô', 'aeiouunaeocaoaeo')
FROM "staff_action" act LEFT JOIN "user" target ON act."target_kind" = 'user' AND target."id" = act."target_id"
WHERE act."target_kind" <> 'user' OR target."id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "staff_action_part" ("action_id", "part", "person_id", "before", "after")
SELECT act."id", 'change', about."id", act."before", act."after"
FROM "staff_action" act LEFT JOIN "user" about ON CASE
	WHEN act."target_kind" = 'user' THEN about."id" = act."target_id"
	WHEN act."action" IN ('label.addPerson', 'label.removePerson') THEN about."email" = coalesce(act."after", act."before") ->> 'email'
	WHEN act."action" LIKE 'payoutAccount.%' THEN about."id" = act."actor_id"
	ELSE false END
WHERE about."id" IS NOT NULL
	OR NOT (act."target_kind" = 'user' OR act."action" IN ('label.addPerson', 'label.removePerson') OR act."action" LIKE 'payoutAccount.%');--> statement-breakpoint
CREATE FUNCTION "keep_staff_action_parts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Words go with the account that they are about, and in no other way.
	IF TG_OP = 'DELETE' AND OLD.person_id IS NOT NULL AND NOT EXISTS (SELECT FROM "user" WHERE id = OLD.person_id) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'staff_action_part keeps what it has while its person is there';
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_action_part_is_kept" BEFORE UPDATE OR DELETE ON "staff_action_part" FOR EACH ROW EXECUTE FUNCTION "keep_staff_action_parts"();--> statement-breakpoint
CREATE TRIGGER "staff_action_is_not_emptied" BEFORE TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION "keep_staff_actions"();--> statement-breakpoint
CREATE TRIGGER "staff_action_part_is_not_emptied" BEFORE TRUNCATE ON "staff_action_part" FOR EACH STATEMENT EXECUTE FUNCTION "keep_staff_action_parts"();--> statement-breakpoint
CREATE TRIGGER "security_event_is_not_emptied" BEFORE TRUNCATE ON "security_event" FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_events"();--> statement-breakpoint
CREATE TRIGGER "security_address_is_not_emptied" BEFORE TRUNCATE ON "security_address" FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_addresses"();--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "actor_name";--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "target_name";--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "after";--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "staff_action" DROP COLUMN "search_key";