CREATE TABLE "service_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
