CREATE TABLE "server_report" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"metrics" jsonb NOT NULL
);
