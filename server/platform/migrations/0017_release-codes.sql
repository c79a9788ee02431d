CREATE TABLE "release_code" (
	"code" text PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_lyrics" (
	"release_id" text NOT NULL,
	"sound" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "release_lyrics_release_id_sound_pk" PRIMARY KEY("release_id","sound")
);
--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "isrc" text;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "upc" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_track" ADD COLUMN "isrc" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_code" ADD CONSTRAINT "release_code_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_lyrics" ADD CONSTRAINT "release_lyrics_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_code_release_index" ON "release_code" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_upc_index" ON "release" USING btree ("upc") WHERE "release"."upc" <> '';--> statement-breakpoint
CREATE INDEX "release_track_isrc_index" ON "release_track" USING btree ("isrc") WHERE "release_track"."isrc" <> '';