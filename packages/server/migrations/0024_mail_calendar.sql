CREATE TABLE "invitation_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "known" jsonb;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_person_id_meeting_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."meeting_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_links_person" ON "invitation_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about","to");--> statement-breakpoint
CREATE INDEX "mails_reply_to" ON "mails" USING btree ("reply_to","id") WHERE "mails"."about" is not null;