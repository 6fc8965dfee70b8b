-- The people of the row of portraits are published items of the content, unchanged as shipped ones. A server of the version before,
-- which still runs, reads `portrait_order` as it is.
INSERT INTO "content" ("kind", "key", "item_order", "draft", "published")
SELECT 'member', 'member-' || "place", "place" - 1, "value", "value"
FROM (
  SELECT row_number() OVER (ORDER BY "portrait_order", "id") AS "place",
    jsonb_build_object(
      'facts', jsonb_build_object('person', "id"::text, 'portrait', ''),
      'texts', '{"AZ": {}, "EN": {}, "RU": {}}'::jsonb
    ) AS "value"
  FROM "people" WHERE "portrait_order" IS NOT NULL
) AS "member"
ORDER BY "place";
