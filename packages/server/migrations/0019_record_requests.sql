ALTER TABLE "record_requests" DROP CONSTRAINT "record_requests_state";--> statement-breakpoint
ALTER TABLE "record_requests" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_requests_waiting" ON "record_requests" USING btree ("user_id") WHERE "record_requests"."state" = 'sent';--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_state" CHECK (state in ('sent', 'granted', 'declined', 'withdrawn'));
