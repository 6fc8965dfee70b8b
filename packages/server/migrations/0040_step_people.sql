ALTER TABLE "off_day_steps" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "off_day_steps" ADD CONSTRAINT "off_day_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "off_day_steps" SET "person_id" = "accounts"."person_id" FROM "accounts" WHERE "accounts"."id" = "off_day_steps"."user_id";
