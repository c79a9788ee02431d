CREATE TABLE "music_watch" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"folder_id" text,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"wanted_at" timestamp with time zone,
	"began_at" timestamp with time zone,
	"beat_at" timestamp with time zone,
	"progress" jsonb,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"fault" text,
	"figures" jsonb,
	"figures_at" timestamp with time zone,
	"missing" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"mount" text,
	"is_remote" boolean DEFAULT false NOT NULL,
	CONSTRAINT "music_watch_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "refused_file" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "refused_file" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "music_watch" ADD CONSTRAINT "music_watch_folder_id_music_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."music_folder"("id") ON DELETE no action ON UPDATE no action;