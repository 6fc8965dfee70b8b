CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unnamed_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "must_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "news" SET "announced_at" = "published_at";--> statement-breakpoint
DROP TRIGGER "news_audit" ON "news";--> statement-breakpoint
CREATE TRIGGER "news_audit" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH ROW EXECUTE FUNCTION "record_change"('revision', 'changed_by', 'announced_at', 'reminded_at');--> statement-breakpoint
-- The texts have no id of their own: their record is the item. The entry about a removed item says enough.
CREATE FUNCTION "record_news_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier jsonb := '{}';
  later jsonb := to_jsonb(NEW) - 'news_id';
BEGIN
  IF current_setting('atrium.audit', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN earlier := to_jsonb(OLD) - 'news_id'; END IF;
  IF earlier = later THEN RETURN NULL; END IF;
  INSERT INTO "audit_log" ("actor_id", "action", "kind", "record_id", "before", "after")
  SELECT
    nullif(current_setting('atrium.actor', true), '')::integer,
    CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'changed' END,
    'news_texts',
    NEW."news_id"::text,
    coalesce(jsonb_object_agg(key, earlier->key) FILTER (WHERE earlier ? key), '{}'),
    jsonb_object_agg(key, value)
  FROM jsonb_each(later) WHERE earlier->key IS DISTINCT FROM value OR key = 'language';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "news_texts_audit" AFTER INSERT OR UPDATE ON "news_texts" FOR EACH ROW EXECUTE FUNCTION "record_news_text"();
