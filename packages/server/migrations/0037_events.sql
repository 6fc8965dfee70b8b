CREATE TABLE "events" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"account_id" integer NOT NULL,
	"tag" text NOT NULL,
	"number" bigint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "events_transaction_account_id_tag_pk" PRIMARY KEY("transaction","account_id","tag")
);
--> statement-breakpoint
CREATE INDEX "events_number" ON "events" USING btree ("number");--> statement-breakpoint
CREATE INDEX "events_account" ON "events" USING btree ("account_id","number");--> statement-breakpoint
CREATE SEQUENCE "events_number_seq";--> statement-breakpoint
-- Adds events of the transaction. The first argument is `person` (the account in `user_id`) or `everybody`; the others are tags.
CREATE FUNCTION "add_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned record;
  account integer := 0;
BEGIN
  IF TG_OP = 'DELETE' THEN concerned := OLD; ELSE concerned := NEW; END IF;
  IF TG_ARGV[0] = 'person' THEN account := concerned."user_id"; END IF;
  IF account IS NOT NULL THEN
    INSERT INTO "events" ("account_id", "tag") SELECT account, tag FROM unnest(TG_ARGV[1:]) AS tag ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Numbers the events at the end of their transaction. The lock lets one transaction after the other commit, so that numbers become
-- visible in their order and a reader who continues after a number misses none.
CREATE FUNCTION "number_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('events', 0));
  UPDATE "events" SET "number" = nextval('events_number_seq'), "at" = clock_timestamp()
    WHERE "transaction" = NEW."transaction" AND "number" IS NULL;
  PERFORM pg_notify('events', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "events_numbered" AFTER INSERT ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_events"();--> statement-breakpoint
CREATE TRIGGER "notifications_events" AFTER INSERT OR UPDATE OR DELETE ON "notifications" FOR EACH ROW EXECUTE FUNCTION "add_events"('person', 'Notification');--> statement-breakpoint
CREATE TRIGGER "news_events" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'News');--> statement-breakpoint
CREATE TRIGGER "news_reads_events" AFTER INSERT ON "news_reads" FOR EACH ROW EXECUTE FUNCTION "add_events"('person', 'News');--> statement-breakpoint
CREATE TRIGGER "meetings_events" AFTER INSERT OR UPDATE OF "revision" ON "meetings" FOR EACH ROW EXECUTE FUNCTION "add_events"('person', 'Meeting');--> statement-breakpoint
CREATE TRIGGER "meeting_people_events" AFTER INSERT OR UPDATE OF "revision" ON "meeting_people" FOR EACH ROW EXECUTE FUNCTION "add_events"('person', 'Meeting');--> statement-breakpoint
CREATE TRIGGER "room_bookings_events" AFTER INSERT OR UPDATE OR DELETE ON "room_bookings" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'RoomBooking');--> statement-breakpoint
CREATE TRIGGER "off_day_requests_events" AFTER INSERT OR UPDATE OR DELETE ON "off_day_requests" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'OffDayRequest', 'LeaveRequest', 'LeaveBalance', 'TeamAbsence');--> statement-breakpoint
CREATE TRIGGER "off_day_steps_events" AFTER INSERT ON "off_day_steps" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'OffDayRequest', 'LeaveRequest');--> statement-breakpoint
CREATE TRIGGER "leave_entries_events" AFTER INSERT OR UPDATE OR DELETE ON "leave_entries" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'LeaveBalance');--> statement-breakpoint
CREATE TRIGGER "record_requests_events" AFTER INSERT OR UPDATE OR DELETE ON "record_requests" FOR EACH ROW EXECUTE FUNCTION "add_events"('everybody', 'RecordRequest');--> statement-breakpoint
CREATE TRIGGER "sessions_events" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "add_events"('person', 'Session');
