CREATE TABLE "file_fault" (
	"hash" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"bytes" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"round" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_look" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"round" integer NOT NULL,
	"step" text NOT NULL,
	"after" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"night_at" timestamp with time zone NOT NULL,
	"spent" integer NOT NULL,
	"ended_at" timestamp with time zone
);
