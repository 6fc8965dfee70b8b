ALTER TABLE "notifications" DROP CONSTRAINT "notifications_topic";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "noted" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_meeting" ON "notifications" USING btree ("meeting_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_topic" CHECK (topic in ('company', 'device', 'network', 'phone', 'security', 'badge', 'meeting'));