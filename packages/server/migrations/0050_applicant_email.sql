ALTER TABLE "applications" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "new_email_hash" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "new_email_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_new_email" ON "applications" USING btree ("new_email_hash");--> statement-breakpoint
-- The log never has an address of an applicant.
DROP TRIGGER "applications_audit" ON "applications";--> statement-breakpoint
CREATE TRIGGER "applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "applications" FOR EACH ROW EXECUTE FUNCTION "record_change"('first_name', 'last_name', 'email', 'new_email', 'new_email_hash', 'new_email_at', 'phone', 'message', 'position', 'fingerprint', 'link_hash', 'folded', 'cv_file_id', 'revision', 'stage_at', 'candidate_id');
