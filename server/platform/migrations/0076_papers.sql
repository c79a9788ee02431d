CREATE TABLE "ledger_head" (
	"day" date PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "preferences" SET DEFAULT '{"privacy":{"showActivity":true,"showPlaylists":true,"showFollowing":false},"notifications":{"email":true,"push":true,"newReleases":true,"playlists":true,"social":true,"payments":true}}'::jsonb;--> statement-breakpoint
UPDATE "user" SET "preferences" = jsonb_set("preferences", '{notifications,payments}', 'true');--> statement-breakpoint
CREATE TRIGGER "ledger_head_is_kept" BEFORE UPDATE OR DELETE ON "ledger_head" FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
