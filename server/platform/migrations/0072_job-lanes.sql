CREATE TABLE "alarm" (
	"name" text PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"kind" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"has_failed" boolean NOT NULL
);
