ALTER TABLE "record_requests" ADD COLUMN "held" jsonb;--> statement-breakpoint
ALTER TABLE "record_requests" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "record_requests_held" ON "record_requests" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
-- The log gets a decision when it has an effect, and never its words.
DROP TRIGGER "record_requests_audit" ON "record_requests";--> statement-breakpoint
CREATE TRIGGER "record_requests_audit" AFTER INSERT OR UPDATE OR DELETE ON "record_requests" FOR EACH ROW EXECUTE FUNCTION "record_change"('reason', 'answer', 'held', 'held_until');
