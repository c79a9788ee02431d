-- A wider column rewrites its table. Beyond a gibibyte that would take longer than a statement may: those stay
-- as they are until an operator widens them (docs/operators.md); everything runs with both.
DO $$ BEGIN
  IF pg_total_relation_size('artist_day') + pg_total_relation_size('artist_week') < 1073741824 THEN
    ALTER TABLE "artist_day" ALTER COLUMN "streams" SET DATA TYPE bigint,
      ALTER COLUMN "skips" SET DATA TYPE bigint,
      ALTER COLUMN "track_streams" SET DATA TYPE bigint[], ALTER COLUMN "track_streams" SET DEFAULT '{}',
      ALTER COLUMN "track_skips" SET DATA TYPE bigint[], ALTER COLUMN "track_skips" SET DEFAULT '{}';
    ALTER TABLE "artist_week" ALTER COLUMN "track_streams" SET DATA TYPE bigint[],
      ALTER COLUMN "track_skips" SET DATA TYPE bigint[];
  END IF;
END $$;--> statement-breakpoint
DO $$ BEGIN
  IF pg_total_relation_size('chart_day') < 1073741824 THEN
    ALTER TABLE "chart_day" ALTER COLUMN "plays" SET DATA TYPE bigint;
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "pay_comparison" ALTER COLUMN "streams" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sharing_span" ALTER COLUMN "streams" SET DATA TYPE bigint;
