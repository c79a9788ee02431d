CREATE TABLE "backup_run" (
	"ended_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"bytes" bigint,
	"failure" text
);
