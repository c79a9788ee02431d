CREATE TABLE "family_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"token" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_invite_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "family_member" (
	"member_id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "family_member_other_check" CHECK ("family_member"."member_id" <> "family_member"."payer_id")
);
--> statement-breakpoint
ALTER TABLE "family_invite" ADD CONSTRAINT "family_invite_payer_id_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_member_id_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_payer_id_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_invite_whom_index" ON "family_invite" USING btree ("payer_id",coalesce("email", ''));--> statement-breakpoint
CREATE INDEX "family_invite_email_index" ON "family_invite" USING btree ("email");--> statement-breakpoint
CREATE INDEX "family_invite_expires_at_index" ON "family_invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "family_member_payer_index" ON "family_member" USING btree ("payer_id","since");