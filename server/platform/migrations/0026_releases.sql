CREATE TABLE "release_sound" (
	"hash" text PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"seconds" double precision NOT NULL,
	"sample_rate" integer NOT NULL,
	"channels" integer NOT NULL,
	"bitrate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" text NOT NULL,
	"artist_id" text,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"release_date" date,
	"cover" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_track" (
	"id" text PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"credits" jsonb NOT NULL,
	"sound" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_sound" ADD CONSTRAINT "release_sound_hash_asset_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."asset"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_artist_id_artist_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artist"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_track" ADD CONSTRAINT "release_track_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_track" ADD CONSTRAINT "release_track_sound_release_sound_hash_fk" FOREIGN KEY ("sound") REFERENCES "public"."release_sound"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_label_index" ON "release" USING btree ("label_id","state");--> statement-breakpoint
CREATE INDEX "release_state_index" ON "release" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "release_artist_index" ON "release" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_track_sound_index" ON "release_track" USING btree ("release_id","sound");--> statement-breakpoint
CREATE INDEX "release_track_hash_index" ON "release_track" USING btree ("sound");