ALTER TABLE "pictures" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
-- The header of the home page and the one of the page about us, which was a part of the story, are items of the kind "pageHeader" from now on. The former rows stay as they are for servers of the version before.
INSERT INTO "content" ("kind", "key", "item_order", "draft", "published", "outdated", "revision", "changed_at", "changed_by", "publish_at", "publish_by", "is_asked")
SELECT 'pageHeader', 'home', 0, "draft", "published", "outdated", "revision", "changed_at", "changed_by", "publish_at", "publish_by", "is_asked"
FROM "content" WHERE "kind" = 'header' AND "key" = 'header';--> statement-breakpoint
INSERT INTO "content_versions" ("content_id", "number", "value", "account_id", "created_at")
SELECT "home"."id", "number", "value", "account_id", "content_versions"."created_at"
FROM "content_versions"
JOIN "content" AS "former" ON "former"."id" = "content_versions"."content_id" AND "former"."kind" = 'header'
JOIN "content" AS "home" ON "home"."kind" = 'pageHeader' AND "home"."key" = 'home';--> statement-breakpoint
INSERT INTO "content" ("kind", "key", "item_order", "draft", "published", "outdated", "revision", "changed_at", "changed_by")
SELECT 'pageHeader', 'about', 1, jsonb_build_object('facts', '{}'::jsonb, 'texts', (SELECT jsonb_object_agg("key", jsonb_build_object('title', "value" -> 'title', 'text', "value" -> 'lead')) FROM jsonb_each("draft" -> 'texts'))), CASE WHEN "published" IS NOT NULL THEN jsonb_build_object('facts', '{}'::jsonb, 'texts', (SELECT jsonb_object_agg("key", jsonb_build_object('title', "value" -> 'title', 'text', "value" -> 'lead')) FROM jsonb_each("published" -> 'texts'))) END, "outdated", "revision", "changed_at", "changed_by"
FROM "content" WHERE "kind" = 'story' AND "key" = 'story';--> statement-breakpoint
-- The draft of a former header is no longer shown by a private link.
UPDATE "content" SET "preview_hash" = NULL WHERE "kind" = 'header';
