ALTER TABLE "content" ADD COLUMN "key" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "item_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "outdated" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "publish_by" integer;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_publish_by_accounts_id_fk" FOREIGN KEY ("publish_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_key" ON "content" USING btree ("kind","key");--> statement-breakpoint
DROP TRIGGER "content_published_version" ON "content";--> statement-breakpoint
-- Drafts change no page.
CREATE TRIGGER "content_published_version" AFTER UPDATE ON "content" FOR EACH ROW WHEN (OLD."published" IS DISTINCT FROM NEW."published" OR OLD."item_order" <> NEW."item_order") EXECUTE FUNCTION "raise_content_version"();--> statement-breakpoint
DROP TRIGGER "content_audit" ON "content";--> statement-breakpoint
CREATE TRIGGER "content_audit" AFTER UPDATE OR DELETE ON "content" FOR EACH ROW EXECUTE FUNCTION "record_change"('draft', 'revision', 'changed_at', 'changed_by', 'outdated', 'is_asked', 'publish_by');
