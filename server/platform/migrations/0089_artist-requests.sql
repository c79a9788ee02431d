CREATE TABLE "artist_request" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"artist" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"artist_id" text,
	"proof" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "decision_notice" ALTER COLUMN "artist_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_request" ADD CONSTRAINT "artist_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_request" ADD CONSTRAINT "artist_request_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_request_user_index" ON "artist_request" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "artist_request_open_index" ON "artist_request" USING btree ("user_id") WHERE "artist_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "artist_request_waiting_index" ON "artist_request" USING btree ("asked_at","id") WHERE "artist_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "artist_request_artist_index" ON "artist_request" USING btree ("artist_id");