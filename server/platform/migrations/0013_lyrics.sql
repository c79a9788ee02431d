CREATE TABLE "lyrics" (
	"track_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	"lines" jsonb NOT NULL,
	"folder_id" text,
	"mark" text,
	CONSTRAINT "lyrics_track_id_source_pk" PRIMARY KEY("track_id","source")
);
--> statement-breakpoint
ALTER TABLE "track" ADD COLUMN "has_lyrics" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lyrics" ADD CONSTRAINT "lyrics_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE cascade ON UPDATE no action;