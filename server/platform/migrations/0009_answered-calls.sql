CREATE TABLE "answered_call" (
	"caller_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_call_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
CREATE INDEX "answered_call_answered_at_index" ON "answered_call" USING btree ("answered_at");