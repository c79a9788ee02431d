CREATE TABLE "service" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"set_up_code" text
);
