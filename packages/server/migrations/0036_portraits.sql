-- A portrait of the page about us is a person with a place in its row (decision 69). A server of the version before, which still runs,
-- finds views in the places of the tables.
SELECT set_config('atrium.audit', 'off', true);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "portrait_order" integer;
--> statement-breakpoint
-- Each member by the address and the name, else by the address that no other member has.
UPDATE "people" SET "portrait_order" = member."order"
FROM "team_members" AS member
WHERE "people"."id" = (
  SELECT person."id" FROM "people" AS person
  WHERE person."email" <> '' AND person."email" = lower(trim(member."email") COLLATE "C") AND (
    lower(trim(person."name" || ' ' || person."surname")) = lower(trim(member."fullname"))
    OR (SELECT count(*) FROM "team_members" AS other WHERE lower(trim(other."email")) = lower(trim(member."email"))) = 1
  )
  ORDER BY lower(trim(person."name" || ' ' || person."surname")) = lower(trim(member."fullname")) DESC,
    person."left_at" IS NOT NULL, person."number" IS NULL, person."id"
  LIMIT 1
);
--> statement-breakpoint
-- A member whom no record describes becomes a person without a badge.
INSERT INTO "people" ("name", "surname", "email", "job", "other_info", "portrait_order")
SELECT split_part(trim(member."fullname"), ' ', 1),
  trim(substr(trim(member."fullname"), length(split_part(trim(member."fullname"), ' ', 1)) + 1)),
  lower(trim(member."email") COLLATE "C"),
  jsonb_build_object(
    'AZ', coalesce((SELECT "position" FROM "team_member_texts" WHERE "member_id" = member."id" AND "language" = 'AZ'), ''),
    'EN', coalesce((SELECT "position" FROM "team_member_texts" WHERE "member_id" = member."id" AND "language" = 'EN'), ''),
    'RU', coalesce((SELECT "position" FROM "team_member_texts" WHERE "member_id" = member."id" AND "language" = 'RU'), '')
  ),
  '{"AZ": [], "EN": [], "RU": []}', member."order"
FROM "team_members" AS member
WHERE NOT EXISTS (
  SELECT FROM "people" AS person
  WHERE person."portrait_order" = member."order" AND person."email" = lower(trim(member."email") COLLATE "C")
)
ORDER BY member."id";
--> statement-breakpoint
DROP TABLE "team_member_texts";
--> statement-breakpoint
DROP TABLE "team_members";
--> statement-breakpoint
CREATE VIEW "team_members" AS SELECT "id", "portrait_order" AS "order", trim("name" || ' ' || "surname") AS "fullname", "email", "created_at"
FROM "people" WHERE "portrait_order" IS NOT NULL AND "left_at" IS NULL;
--> statement-breakpoint
CREATE VIEW "team_member_texts" AS SELECT person."id" AS "member_id", text."language", text."position"
FROM "people" AS person CROSS JOIN LATERAL jsonb_each_text(person."job") AS text("language", "position")
WHERE person."portrait_order" IS NOT NULL AND person."left_at" IS NULL AND text."position" <> '';
