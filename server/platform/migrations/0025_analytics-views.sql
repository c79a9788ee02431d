CREATE TABLE "analytics_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "analytics_view_name_unique" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "analytics_view" ADD CONSTRAINT "analytics_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;