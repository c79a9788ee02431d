CREATE TABLE "job" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"leased_until" timestamp with time zone,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "job_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "job_run_at_index" ON "job" USING btree ("run_at");