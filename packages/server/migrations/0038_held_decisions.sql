ALTER TABLE "off_day_steps" ADD COLUMN "notify_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "off_day_steps" ADD COLUMN "former_state" text;--> statement-breakpoint
CREATE INDEX "off_day_steps_held" ON "off_day_steps" USING btree ("notify_at") WHERE notify_at is not null;--> statement-breakpoint
-- The requester's page is fetched again when the requester is notified.
DROP TRIGGER "off_day_steps_events" ON "off_day_steps";--> statement-breakpoint
CREATE TRIGGER "off_day_steps_events" AFTER INSERT OR UPDATE OR DELETE ON "off_day_steps" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'OffDayRequest', 'LeaveRequest');
