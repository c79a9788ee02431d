CREATE TABLE "oidc_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "oidc_identity_user_id_issuer_unique" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "oidc_identity" ADD CONSTRAINT "oidc_identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;