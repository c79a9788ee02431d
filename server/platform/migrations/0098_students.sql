CREATE TABLE "student_proof" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"until" date NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "student_proof_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "student_request" (
	"user_id" text PRIMARY KEY NOT NULL,
	"school" text NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "student_proof" ADD CONSTRAINT "student_proof_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_request" ADD CONSTRAINT "student_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_proof_until_index" ON "student_proof" USING btree ("until");--> statement-breakpoint
CREATE INDEX "student_request_waiting_index" ON "student_request" USING btree ("asked_at","user_id") WHERE "student_request"."state" = 'open';