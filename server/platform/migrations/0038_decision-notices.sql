CREATE TABLE "decision_notice" (
	"user_id" text NOT NULL,
	"decision_id" text NOT NULL,
	"artist_id" text NOT NULL,
	"subject" text NOT NULL,
	"item_id" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"reason" text,
	"decided_by" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "decision_notice_user_id_decision_id_pk" PRIMARY KEY("user_id","decision_id")
);
--> statement-breakpoint
ALTER TABLE "canvas" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD CONSTRAINT "decision_notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_notice" ADD CONSTRAINT "decision_notice_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_notice_time_index" ON "decision_notice" USING btree ("user_id","at","decision_id");--> statement-breakpoint
CREATE INDEX "decision_notice_unread_index" ON "decision_notice" USING btree ("user_id") WHERE "decision_notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "decision_notice_artist_index" ON "decision_notice" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_notice_item_index" ON "decision_notice" USING btree ("item_id","subject","user_id","at");--> statement-breakpoint
ALTER TABLE "canvas" ADD CONSTRAINT "canvas_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marquee_campaign" ADD CONSTRAINT "marquee_campaign_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "release" SET "sent_by" = (
	SELECT "sender"."id" FROM "staff_action" "act" JOIN "user" "sender" ON "sender"."id" = "act"."actor_id"
	WHERE "act"."action" = 'release.send' AND "act"."target_id" = "release"."id" ORDER BY "act"."id" DESC LIMIT 1
) WHERE "state" IN ('pending', 'approved');
