CREATE TABLE "security_address" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"person_id" text,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"detail" jsonb
);
--> statement-breakpoint
ALTER TABLE "security_address" ADD CONSTRAINT "security_address_event_id_security_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."security_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_address" ADD CONSTRAINT "security_address_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_address_person_index" ON "security_address" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "security_event_at_index" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_event_kind_index" ON "security_event" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "security_event_actor_index" ON "security_event" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "security_event_subject_index" ON "security_event" USING btree ("subject_id");--> statement-breakpoint
CREATE FUNCTION "keep_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '400 days' THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'security_event keeps what it has for 400 days';
END $$;--> statement-breakpoint
CREATE TRIGGER "security_event_is_kept" BEFORE UPDATE OR DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION "keep_security_events"();--> statement-breakpoint
CREATE FUNCTION "keep_security_addresses"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- An address goes with its event or with its person, and in no other way.
	IF TG_OP = 'DELETE' AND (
		NOT EXISTS (SELECT FROM "security_event" WHERE id = OLD.event_id)
		OR OLD.person_id IS NOT NULL AND NOT EXISTS (SELECT FROM "user" WHERE id = OLD.person_id)
	) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'security_address keeps what it has while its event and its person are there';
END $$;--> statement-breakpoint
CREATE TRIGGER "security_address_is_kept" BEFORE UPDATE OR DELETE ON "security_address" FOR EACH ROW EXECUTE FUNCTION "keep_security_addresses"();
