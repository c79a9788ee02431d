ALTER TABLE "artist_day" ADD COLUMN "countries" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "sources" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "plans" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "playlists" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "devices" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "hours" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "track_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "track_streams" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "track_earned" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_day" ADD COLUMN "track_skips" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "artist_day" SET
	"countries" = coalesce("parts" -> 'countries', '{}'),
	"sources" = coalesce("parts" -> 'sources', '{}'),
	"plans" = coalesce("parts" -> 'plans', '{}'),
	"playlists" = coalesce("parts" -> 'playlists', '{}'),
	"devices" = coalesce("parts" -> 'devices', '{}'),
	"hours" = coalesce("parts" -> 'hours', '{}'),
	("track_ids", "track_streams", "track_earned", "track_skips") = (
		SELECT coalesce(array_agg("id"), '{}'), coalesce(array_agg(("sums" ->> 0)::integer), '{}'),
			coalesce(array_agg(("sums" ->> 1)::bigint), '{}'), coalesce(array_agg(("sums" ->> 2)::integer), '{}')
		FROM json_each("parts" -> 'tracks') AS "track" ("id", "sums")
	);
