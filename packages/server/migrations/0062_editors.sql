CREATE TABLE "editors" (
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editors_subject_account_id_pk" PRIMARY KEY("subject","account_id")
);
--> statement-breakpoint
ALTER TABLE "editors" ADD CONSTRAINT "editors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;