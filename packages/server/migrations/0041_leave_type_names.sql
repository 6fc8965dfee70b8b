-- Names as HR says them, where HR has not changed them.
UPDATE "leave_types" SET "name" = "name" || '{"RU":"Отпуск без сохранения заработной платы"}'
WHERE "id" = 2 AND "name"->>'RU' = 'Отпуск без сохранения зарплаты';
--> statement-breakpoint
UPDATE "leave_types" SET "name" = "name" || '{"AZ":"Xəstəlik vərəqəsi"}'
WHERE "id" = 3 AND "name"->>'AZ' = 'Xəstəlik';
